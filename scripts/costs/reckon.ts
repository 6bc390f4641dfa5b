/** The cost of a million settlements, and of a month in which none comes, from prices and measured quantities. Pure. */
import type { Measured } from './measure.ts';

interface Price {
  readonly price: number;
  readonly per: number;
  readonly what: string;
}

export type PriceName =
  | 'gatewayRequest'
  | 'firewallRequest'
  | 'functionRequest'
  | 'functionGbSecond'
  | 'signature'
  | 'writeUnit'
  | 'readUnit'
  | 'logGb'
  | 'trace'
  | 'trafficGb'
  | 'storageGbMonth'
  | 'recoveryGbMonth'
  | 'backupGbMonth'
  | 'logStorageGbMonth'
  | 'firewallMonth'
  | 'keyMonth'
  | 'metricMonth'
  | 'alarmMonth'
  | 'clientMonth'
  | 'tokenRequest';

export type Prices = Readonly<Record<PriceName, Price>>;

export interface Assumptions {
  readonly functionMemoryMb: number;
  readonly networkMs: number;
  readonly gatewayLogBytes: number;
  readonly tracedShare: number;
  readonly replayShare: number;
  readonly readShare: number;
  readonly customMetrics: number;
  readonly alarms: number;
  readonly keys: number;
  readonly clients: number;
  readonly tokensPerClientMonth: number;
}

export interface Position {
  readonly price: PriceName;
  readonly quantity: number;
  readonly why: string;
}

const MILLION = 1_000_000;
const GB = 1e9;
/** DynamoDB charges an item's size in steps, and 100 bytes more for storing it and for each index entry. */
const WRITE_STEP = 1024;
const READ_STEP = 4096;
const OVERHEAD = 100;
/** Both indexes hold keys alone: one step each. */
const INDEXES = 2;
const INDEX_ENTRY_BYTES = 230;
/** Weekly backups kept five weeks. */
const BACKUPS_KEPT = 5;

export const writeUnits = ({ itemBytes }: Measured) => Math.ceil(itemBytes / WRITE_STEP) + INDEXES;
export const storedBytes = ({ itemBytes }: Measured) => itemBytes + OVERHEAD + INDEXES * (INDEX_ENTRY_BYTES + OVERHEAD);

/** What a million settlements take, replays and look-ups of the assumed shares beside them. */
export function perMillion(measured: Measured, given: Assumptions): readonly Position[] {
  const requests = MILLION * (1 + given.replayShare + given.readShare);
  const seconds = (measured.ms + given.networkMs) / 1000;
  const reads = Math.ceil(measured.itemBytes / READ_STEP) * (given.replayShare + given.readShare);
  const logged = (measured.logBytes + given.gatewayLogBytes) * requests;
  return [
    {
      price: 'signature',
      quantity: MILLION * (1 + given.replayShare),
      why: 'one each; a replay is signed before it is found',
    },
    { price: 'gatewayRequest', quantity: requests, why: 'settlements, replays, look-ups' },
    {
      price: 'writeUnit',
      quantity: MILLION * writeUnits(measured),
      why: `${writeUnits(measured)} units: item and two indexes`,
    },
    { price: 'firewallRequest', quantity: requests, why: 'the same' },
    {
      price: 'functionGbSecond',
      quantity: (requests * seconds * given.functionMemoryMb) / 1024,
      why: `${measured.ms} ms measured and ${given.networkMs} ms of network at ${given.functionMemoryMb} MB`,
    },
    { price: 'functionRequest', quantity: requests, why: 'the same' },
    { price: 'logGb', quantity: logged / GB, why: `${measured.logBytes} and ${given.gatewayLogBytes} bytes a request` },
    {
      price: 'trafficGb',
      quantity: (requests * measured.answerBytes) / GB,
      why: `${measured.answerBytes} bytes an answer`,
    },
    { price: 'trace', quantity: requests * given.tracedShare, why: `${given.tracedShare * 100} % of requests` },
    { price: 'readUnit', quantity: MILLION * reads, why: 'replays and look-ups' },
  ];
}

/** What a million stored receipts cost each month from then on. */
export function storedPerMillion(measured: Measured): readonly Position[] {
  const gb = (storedBytes(measured) * MILLION) / GB;
  const why = `${storedBytes(measured)} bytes a receipt with its index entries`;
  return [
    { price: 'storageGbMonth', quantity: gb, why },
    { price: 'recoveryGbMonth', quantity: gb, why: 'the same' },
    { price: 'backupGbMonth', quantity: gb * BACKUPS_KEPT, why: `${BACKUPS_KEPT} weekly backups` },
  ];
}

/** What a month costs in which no round comes. */
export function perMonth(given: Assumptions): readonly Position[] {
  return [
    { price: 'clientMonth', quantity: given.clients, why: `${given.clients} clients` },
    {
      price: 'tokenRequest',
      quantity: given.clients * given.tokensPerClientMonth,
      why: 'a token an hour for each',
    },
    { price: 'metricMonth', quantity: given.customMetrics, why: 'by operation, act and game, fault code' },
    { price: 'firewallMonth', quantity: 1, why: '' },
    { price: 'keyMonth', quantity: given.keys, why: 'data, signing' },
    { price: 'alarmMonth', quantity: given.alarms, why: '' },
  ];
}

export const cost = (prices: Prices, { price, quantity }: Position) =>
  (prices[price].price / prices[price].per) * quantity;

export const total = (prices: Prices, positions: readonly Position[]) =>
  positions.reduce((sum, position) => sum + cost(prices, position), 0);
