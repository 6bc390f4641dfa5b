import { describe } from 'vitest';
import { testSettlementVectors } from '../../support/vectors.ts';

describe('every worked round of blackjack', () => testSettlementVectors('blackjack'));
