import { consentRecorded } from '@aera/contracts';
import { when } from '@aera/event-bus';
import type { Sql } from '@aera/event-store';
import type { Reaction } from '@aera/service-kit';

/** Steps of the funnel that other services tell of. The earliest time counts, so a repeat changes nothing. */
export const funnelReactions = (sql: Sql): Reaction => ({
  from: 'consent-ledger',
  on: when(consentRecorded, async ({ data: { sessionId, consentedAt } }) => {
    await sql(
      `insert into funnel_steps as old (visitor, step, taken_at) values ($1, 'consent', $2)
       on conflict (visitor, step) do update set taken_at = least(old.taken_at, excluded.taken_at)`,
      [sessionId, consentedAt],
    );
  }),
});
