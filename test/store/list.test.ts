import { backends } from './backends.ts';
import { listContract } from './list-contract.ts';

for (const kind of backends) listContract(kind);
