import { backends } from './backends.ts';
import { insertContract } from './insert-contract.ts';

for (const kind of backends) {
  for (const [name, insert] of Object.entries(kind.inserts)) insertContract(kind, name, insert);
}
