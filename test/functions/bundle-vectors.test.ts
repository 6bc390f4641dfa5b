import { testBundleVectors } from './bundle-vectors.ts';
import { embeddedSurroundings } from './support/deployment.ts';

testBundleVectors(embeddedSurroundings, 'in turn');
