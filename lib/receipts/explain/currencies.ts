/**
 * How many digits of a currency's amounts are minor units: ISO 4217, list one ("Minor unit"). Two, where nothing else is said.
 */
const DIGITS: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
  4: 'CLF UYW'.split(' '),
};

const byCode = new Map(
  Object.entries(DIGITS).flatMap(([digits, codes]) => codes.map((code) => [code, Number(digits)] as const)),
);

/** The digits of a currency code behind the decimal sign; 2 for one that the list does not have. */
export const minorDigits = (currency: string): number => byCode.get(currency) ?? 2;
