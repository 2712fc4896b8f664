import { type EventStore, selectList, type Sql } from '@aera/event-store';
import { deriveId, type EventMetadata } from '@aera/service-kit';
import { cancelMails } from '../mail/outbox.ts';
import { findMails, findVotes } from './export-member-data.ts';
import { personErasedStream } from '../person-erased-stream.ts';
import { QuestionRow } from '../questions/questions-projection.ts';
import { questionStream } from '../questions/question-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly clock: () => Date;
}

/** A visitor without an account, identified by the pseudonym of an e-mail address or a browser session. */
interface VisitorErasureRequest {
  readonly visitorId: string;
  readonly erasureId: string;
  readonly metadata: EventMetadata;
}

/**
 * Erases a visitor in the same way as a member: withdraws open questions, destroys the key of their texts, cancels queued emails, and
 * updates the projections. Returns whether any data was stored. Each step is idempotent.
 */
export const createEraseVisitor =
  ({ store, sql, clock }: Deps) =>
  async ({ visitorId, erasureId, metadata }: VisitorErasureRequest): Promise<boolean> => {
    const held = await sql<Pick<QuestionRow, 'id' | 'memberId'> & { open: boolean }>(
      `select ${selectList(QuestionRow, { only: ['id', 'memberId'] })}, status in ('pending', 'needs_information', 'reopened') as open
       from questions where author_id = $1`,
      [visitorId],
    );
    const now = clock();
    for (const { id: questionId, memberId, open } of held) {
      if (!open) continue;
      const data = { questionId, memberId };
      const command = { type: 'WithdrawQuestion', data, now: now.toISOString() } as const;
      await store
        .stream(questionStream)
        .handle([questionId], command, { metadata, idempotencyKey: erasureId });
    }
    const { erased } = await store.eraseSubject(visitorId);
    const rest = await Promise.all([findMails(store, sql, [visitorId]), findVotes(store, sql, [visitorId])]);
    if (!erased && held.length === 0 && rest.flat().length === 0) return false;
    await cancelMails(sql, visitorId, now);
    await store.stream(personErasedStream).append(
      [visitorId],
      [
        {
          id: deriveId(`${erasureId} ${visitorId}`, 'visitor-erased'),
          type: 'VisitorErased',
          data: { visitorId, erasedAt: now.toISOString() },
        },
      ],
      { expected: 'any', metadata },
    );
    return true;
  };
