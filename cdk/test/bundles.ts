import { buildLambdas } from '../../scripts/build-lambdas.ts';

/** The stack's assets are the functions' bundles. */
export default async function setup(): Promise<void> {
  await buildLambdas();
}
