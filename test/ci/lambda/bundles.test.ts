import { testBundleBehaviour } from '../../functions/bundle-behaviour.ts';
import { testBundleVectors } from '../../functions/bundle-vectors.ts';
import { folderOf, guardedSurroundings, ric } from './surroundings.ts';

testBundleBehaviour(guardedSurroundings, { folderOf, client: ric });
testBundleVectors(guardedSurroundings, 'both', { folderOf, client: ric });
