import type { Sql } from '@aera/event-store';
import { erasedVisitor } from '../consents/erase-consents.ts';
import { showingsOfSession, type Showing } from '../notices/showing-rows.ts';
import type { Erasure } from './erasures.ts';

/** What is held of a session: its records that were not erased. Those that were say of nobody that they were theirs. */
export interface HeldRecords {
  readonly consentIds: readonly string[];
  readonly showings: readonly Showing[];
}

/** The condition on a record that it was not erased, neither as its row has it nor as the log has it. */
export const isNotErased = (erased: string): string =>
  `ip_source_tag <> '${erasedVisitor.ipSourceTag}' and id <> all(${erased}::uuid[])`;

/** Ids of consents that the log knows to be erased. */
export const erasedConsents = (erasures: readonly Erasure[]): string[] =>
  erasures.flatMap(({ consentIds }) => consentIds);

export async function heldRecordsOf(
  sql: Sql,
  sessionId: string,
  erasures: readonly Erasure[],
): Promise<HeldRecords> {
  const own = erasures.filter((erasure) => erasure.sessionId === sessionId);
  const [consents, showings] = await Promise.all([
    sql<{ id: string }>(
      `select id from consents where session_id = $1 and ${isNotErased('$2')} order by consented_at, id`,
      [sessionId, erasedConsents(own)],
    ),
    showingsOfSession(sql, sessionId),
  ]);
  return {
    consentIds: consents.map(({ id }) => id),
    showings: showings.filter(({ shownAt }) => own.every(({ at }) => Date.parse(at) < Date.parse(shownAt))),
  };
}
