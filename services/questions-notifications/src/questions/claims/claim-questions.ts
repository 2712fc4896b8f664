import type { MemberIdentity } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import { questionStream } from '../question-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly visitorIdOf: (email: string) => string;
  readonly clock: () => Date;
  readonly untilListed: () => Promise<void>;
}

/**
 * Gives a member the questions that were sent with their address before, once the address is known to be theirs. It happens when
 * they look: the address comes with their sign-in, so that no message has to carry it.
 */
export const createClaimQuestions =
  ({ store, sql, visitorIdOf, clock, untilListed }: Deps) =>
  async ({ sub: memberId, email }: MemberIdentity, metadata: EventMetadata): Promise<void> => {
    const found = await sql<{ id: string }>(
      `select q.id::text as id from questions q join verified_members v on v.id = $1
       where q.author_id = $2 and q.member_id is null order by q.submitted_at limit 500`,
      [memberId, visitorIdOf(email)],
    );
    for (const { id: questionId } of found) {
      const now = clock().toISOString();
      const command = { type: 'ClaimQuestion', data: { questionId, memberId }, now } as const;
      await store.stream(questionStream).handle([questionId], command, { metadata });
    }
    if (found.length > 0) await untilListed();
  };
