import { type Message, type MessageOf, sessionClassified } from '@aera/contracts/server';
import { saveClassification } from '../coordination/classifications.ts';
import type { Database, Transaction } from '../coordination/database.ts';
import { findErased } from '../coordination/erased-visitors.ts';
import { lockSessionization } from '../coordination/locks.ts';
import { enqueueRanges } from '../coordination/recompute-queue.ts';
import type { VisitStore } from '../store/analytics-store.ts';

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly store: Pick<VisitStore, 'classify'>;
}

/** Applies classifications of stewards to existing visits; later visits get them when they are sessionized. */
export const applyClassifications =
  ({ database, store }: Deps) =>
  async (messages: readonly Message[]): Promise<void> => {
    for (const message of messages) {
      if (message.type !== sessionClassified.type) continue;
      const decision = { ...message, data: sessionClassified.data.parse(message.data) };
      await database.transaction((transaction) =>
        apply(transaction, store, decision as MessageOf<typeof sessionClassified>),
      );
    }
  };

async function apply(
  transaction: Transaction,
  store: Pick<VisitStore, 'classify'>,
  decision: MessageOf<typeof sessionClassified>,
): Promise<void> {
  const { sessionId, classifiedAs } = decision.data;
  // A concurrent sessionization would miss this classification, and an erasure would be undone.
  await lockSessionization(transaction);
  if ((await findErased(transaction, [sessionId])).length > 0) return;
  if (!(await saveClassification(transaction, decision))) return;
  // A running rebuild reads the same queue, so it applies the classification, too.
  await enqueueRanges(transaction, await store.classify(transaction, sessionId, classifiedAs));
}
