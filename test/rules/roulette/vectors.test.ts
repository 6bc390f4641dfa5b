import { describe } from 'vitest';
import { testSettlementVectors } from '../../support/vectors.ts';

describe('every worked roulette spin', () => testSettlementVectors('roulette'));
