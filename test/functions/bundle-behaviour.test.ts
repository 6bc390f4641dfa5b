import { testBundleBehaviour } from './bundle-behaviour.ts';
import { embeddedSurroundings } from './support/deployment.ts';

testBundleBehaviour(embeddedSurroundings);
