/** What one settlement takes, measured through the function's bundle. */
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { itemKey } from '../../lib/store/item.ts';
import { itemSize } from '../../lib/store/item-size.ts';
import { deploy, embeddedSurroundings } from '../../test/functions/support/deployment.ts';
import { through } from '../../test/functions/support/gateway.ts';
import { blackjack, spin } from '../cold-start/requests.ts';

export interface Measured {
  readonly what: string;
  readonly requestBytes: number;
  readonly answerBytes: number;
  /** Of the item as DynamoDB counts it. */
  readonly itemBytes: number;
  /** Of the function's log, a settlement. */
  readonly logBytes: number;
  /** Median of the handler's time, with DynamoDB and KMS on loopback. */
  readonly ms: number;
  /** The function's memory at its highest, in MiB. */
  readonly memoryMib: number;
}

const ROUNDS = 200;

export async function measure(): Promise<readonly Measured[]> {
  const deployment = await deploy(await embeddedSurroundings());
  const { surroundings } = deployment;
  const headers = {
    Authorization: `Bearer ${await deployment.token('demo-operator')}`,
    'Content-Type': 'application/json',
  };
  const one = async (what: string, name: string, round: () => object): Promise<Measured> => {
    const running = await deployment.other(name, {});
    let [requestBytes, answerBytes, itemBytes] = [0, 0, 0];
    for (let i = 0; i < ROUNDS; i++) {
      const body = JSON.stringify(round());
      const answer = await through(running, { method: 'POST', path: `/v1/${name}`, headers, body });
      const text = await answer.text();
      if (answer.status !== 201) throw new Error(text);
      const Key = itemKey(JSON.parse(text).receipt.id);
      const read = new GetItemCommand({ TableName: surroundings.receiptsTable, Key });
      itemBytes = Math.max(itemBytes, itemSize((await surroundings.client.send(read)).Item!));
      requestBytes = Math.max(requestBytes, Buffer.byteLength(body));
      answerBytes = Math.max(answerBytes, Buffer.byteLength(text));
    }
    const memoryMib = running.peakMemory();
    await running.stop();
    const times = running.output.map((line) => Number(JSON.parse(line).ms)).sort((a, b) => a - b);
    const logBytes = Math.ceil(Buffer.byteLength(running.output.join('\n')) / ROUNDS);
    return { what, requestBytes, answerBytes, itemBytes, logBytes, ms: times[ROUNDS / 2]!, memoryMib };
  };
  const largest = () => {
    const bets = Array.from({ length: 2000 }, (_, i) => ({
      id: `bet-${i}`,
      player: `P-${i % 97}`,
      type: 'straight',
      numbers: [i % 37],
      stake: 100 + i,
    }));
    return { ...spin(), bets };
  };
  const measured = [
    await one('a spin with 20 bets of 5 players', 'settle-spin', spin),
    await one('blackjack, 5 boxes', 'settle-hand', blackjack),
    await one('a spin with 2,000 bets', 'settle-spin', largest),
  ];
  await deployment.close();
  return measured;
}
