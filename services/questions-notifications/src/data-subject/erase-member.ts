import { memberErased } from '@aera/contracts/server';
import { type ConsumerHandlers, when } from '@aera/event-bus';
import { type EventStore, selectList, type Sql } from '@aera/event-store';
import { causedBy, derivedId, type EventMetadata } from '@aera/service-kit';
import { QuestionRow } from '../questions/questions-projection.ts';
import { questionStream } from '../questions/question-stream.ts';
import { cancelMails } from '../mail/outbox.ts';
import { personErasedStream } from '../person-erased-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly clock: () => Date;
  /** Resolves when the lists show what has happened up to now. */
  readonly untilListed: () => Promise<void>;
}

type MemberQuestion = Pick<QuestionRow, 'id' | 'authorId'> & { readonly open: boolean };

/**
 * A member is gone. Questions that wait are withdrawn, so that nobody works on them; then the keys are destroyed: the member's own, and
 * those of the address under which questions were asked before they were claimed; last, the lists are told. Each step may be repeated.
 */
export const onMemberErased = ({ store, sql, clock, untilListed }: Deps): ConsumerHandlers =>
  when(memberErased, async (message) => {
    const { memberId, erasedAt } = message.data;
    await untilListed();
    const asked = await sql<MemberQuestion>(
      `select ${selectList(QuestionRow, { only: ['id', 'authorId'] })}, status in ('pending', 'needs_information', 'reopened') as open
       from questions where member_id = $1`,
      [memberId],
    );
    for (const { id, open } of asked) if (open) await withdraw(id, memberId, causedBy(message), message.id);
    for (const subject of new Set([memberId, ...asked.flatMap(({ authorId }) => authorId ?? [])]))
      await store.eraseSubject(subject);
    await cancelMails(sql, memberId, clock());
    await store
      .stream(personErasedStream)
      .append(
        [memberId],
        [{ id: derivedId(message.id, 'member-erased'), type: 'MemberErased', data: { memberId, erasedAt } }],
        { expected: 'any', metadata: causedBy(message) },
      );

    async function withdraw(questionId: string, by: string, metadata: EventMetadata, cause: string) {
      const data = { questionId, memberId: by };
      const command = { type: 'WithdrawQuestion', data, now: clock().toISOString() } as const;
      await store.stream(questionStream).handle([questionId], command, { metadata, idempotencyKey: cause });
    }
  });
