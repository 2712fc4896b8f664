import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '@aera/event-store';
import type { Log } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import { letsIn } from './roster.ts';
import type { EndStewardSessions } from './steward-sessions.ts';

interface Deps {
  readonly sql: Sql;
  readonly accounts: Pick<Accounts, 'loadRoster'>;
  readonly endSessions: EndStewardSessions;
  readonly now: () => string;
}

/**
 * Ends the sessions of whoever is not let in any more, such as an auditor whose time is over. Nobody gets in with them anyway; streams
 * that are open end with it. Answers whose they were.
 */
export async function endOverdueSessions({ sql, accounts, endSessions, now }: Deps): Promise<string[]> {
  const outside = Object.entries(await accounts.loadRoster())
    .filter(([, place]) => !letsIn(place, now()))
    .map(([stewardId]) => stewardId);
  const open = await sql<{ stewardId: string }>(
    `select distinct steward_id as "stewardId" from steward_sessions
     where steward_id = any($1::text[]) and ended_at is null`,
    [outside],
  );
  for (const { stewardId } of open) await endSessions(stewardId, { actor: 'system' });
  return open.map(({ stewardId }) => stewardId);
}

const every = 5_000;

/** Looks after them from start to stop. A failure is logged, and tried again the next time. */
export function createEndWatch(deps: Deps & { readonly log: Log }) {
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  const run = async () => {
    while (!stopped.signal.aborted) {
      await endOverdueSessions(deps).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'sessions that are over could not be ended'),
      );
      await delay(every, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  return {
    start: async () => void (running = run()),
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}
