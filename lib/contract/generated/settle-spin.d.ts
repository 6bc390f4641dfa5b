// Made by scripts/generate-contract.ts.
import type { Validator } from '../shape.ts';
declare const validate: Validator;
export default validate;
