import type { MemberIdentity } from '@aera/contracts';
import type { EventMetadata, ServiceContext } from '@aera/service-kit';
import { questionStream } from '../question-stream.ts';

/**
 * Assigns to a member the questions that were sent with the member's verified address before. This happens when the member lists questions,
 * because only then the address is known: no message contains it.
 */
export const createClaimQuestions =
  (
    { store, sql, clock }: ServiceContext,
    pseudonymizeEmail: (email: string) => string,
    waitUntilListed: () => Promise<void>,
  ) =>
  async ({ sub: memberId, email }: MemberIdentity, metadata: EventMetadata): Promise<void> => {
    const rows = await sql<{ id: string }>(
      `select q.id::text as id from questions q join verified_members v on v.id = $1
       where q.author_id = $2 and q.member_id is null order by q.submitted_at limit 500`,
      [memberId, pseudonymizeEmail(email)],
    );
    for (const { id: questionId } of rows) {
      const now = clock().toISOString();
      const command = { type: 'ClaimQuestion', data: { questionId, memberId }, now } as const;
      await store.stream(questionStream).handle([questionId], command, { metadata });
    }
    if (rows.length > 0) await waitUntilListed();
  };
