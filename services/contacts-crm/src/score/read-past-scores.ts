import type { Sql } from '@aera/event-store';
import type { EventStore } from '@aera/event-store';
import type { LeadRow } from '../leads/lead-rows.ts';
import type { PeopleAsOf } from '../people/people-as-of.ts';
import { sessionsOf } from './rescore.ts';
import { settingsOfRules } from './rule-book.ts';
import { scoresAsOf } from './score-as-of.ts';
import { judgedSignalsOf } from './signal-store.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly peopleAsOf: PeopleAsOf;
}

/** Reads what leads scored at a moment, given as they stood then and all of whoever was one person then. */
export const readPastScoresWith =
  ({ store, sql, peopleAsOf }: Deps) =>
  async (leads: readonly LeadRow[], at: string): Promise<ReadonlyMap<string, number>> => {
    const contactIds = [...new Set(leads.map(({ contactId }) => contactId))];
    const [settings, signals, persons] = await Promise.all([
      settingsOfRules(store),
      judgedSignalsOf(sql, sessionsOf(leads)),
      Promise.all(contactIds.map((contactId) => peopleAsOf(contactId, at))),
    ]);
    const personOf = new Map(contactIds.map((contactId, n) => [contactId, persons[n]?.[0]]));
    const ofEach = Map.groupBy(leads, ({ contactId }) => personOf.get(contactId));
    const scores = new Map<string, number>();
    for (const own of ofEach.values())
      for (const [id, score] of scoresAsOf(own, { signals, settings }, at)) scores.set(id, score);
    return scores;
  };

export type ReadPastScores = ReturnType<typeof readPastScoresWith>;
