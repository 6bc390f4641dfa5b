/**
 * Reads what the receipts table's stream says of changes. A receipt is never changed or removed, so the event source
 * filters for MODIFY and REMOVE alone: whatever arrives here is an alarm.
 */
import { writeLine } from './lambda/edge.ts';
import { counted, METRICS } from './lambda/metrics.ts';

interface StreamEvent {
  readonly Records: readonly {
    readonly eventID?: string;
    readonly eventName?: string;
    /** Who did it, where it was the table's own expiry. */
    readonly userIdentity?: { readonly principalId?: string };
    readonly dynamodb?: { readonly Keys?: Readonly<Record<string, { readonly S?: string }>> };
  }[];
}

export async function handler({ Records }: StreamEvent): Promise<void> {
  for (const { eventID, eventName, userIdentity, dynamodb } of Records) {
    const receiptId = dynamodb?.Keys?.pk?.S;
    const principal = userIdentity?.principalId;
    writeLine(counted(METRICS.receiptsChanged, Date.now(), { change: eventName, receiptId, eventID, principal }));
  }
}
