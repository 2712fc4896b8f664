import { botSignals, type listBotVisits, type ResponseOf, type ScoredVisit } from '@aera/contracts';
import { findClassifications } from '../coordination/classifications.ts';
import type { Database } from '../coordination/database.ts';
import type { MetricsReader, ScoredVisitsPage, ScoredVisitsQuery } from '../store/analytics-store.ts';
import { botThreshold, botSignalWeights } from '../visits/bot-score.ts';

type Answer = ResponseOf<typeof listBotVisits>;

const scoring: Answer['scoring'] = {
  botThreshold,
  weights: botSignals.map((signal) => ({ signal, weight: botSignalWeights[signal] })),
};

interface Source {
  readonly sql: Database['sql'];
  readonly metrics: MetricsReader;
}

/** Returns a page of visits with bot score and signals, newest first, and their total number. */
export async function listScoredVisits(
  source: Source,
  query: ScoredVisitsQuery,
  page: ScoredVisitsPage,
): Promise<Answer> {
  const { sql, metrics } = source;
  const { from, to, classifiedAs, signal } = query;
  const [all, bots, classified, signals, matches, visits] = await Promise.all([
    metrics.readAggregate({ from, to, bots: 'included' }),
    metrics.readAggregate({ from, to, bots: 'only' }),
    findClassifications(sql).then((found) => metrics.countVisitsOf([...found.keys()], query)),
    metrics.countSignals(query),
    signal ? metrics.countScoredVisits(query) : null,
    findScoredVisits(source, query, page),
  ]);
  const humans = all.visits - bots.visits;
  return {
    totals: {
      visits: all.visits,
      bots: bots.visits,
      humans,
      classified,
      sessions: all.visitors,
      botSessions: bots.visitors,
    },
    signals,
    scoring,
    total: matches ?? { any: all.visits, bot: bots.visits, human: humans }[classifiedAs],
    visits,
  };
}

/** Number of visits that are read at a time. */
const pageSize = 1000;

/** All visits, newest first. One that changes meanwhile shifts no other. */
export async function* readScoredVisits(
  source: Source,
  query: ScoredVisitsQuery,
): AsyncGenerator<ScoredVisit> {
  for (let after: ScoredVisit | undefined; ;) {
    const visits = await findScoredVisits(source, query, { limit: pageSize, after });
    yield* visits;
    if (visits.length < pageSize) return;
    after = visits.at(-1);
  }
}

/** Visits with their bot score, signals and classification by a steward, newest first. */
async function findScoredVisits(
  { sql, metrics }: Source,
  query: ScoredVisitsQuery,
  page: ScoredVisitsPage,
): Promise<ScoredVisit[]> {
  const visits = await metrics.findScoredVisits(query, page);
  const classifications = await findClassifications(
    sql,
    visits.map(({ sessionId }) => sessionId),
  );
  return visits.map((visit) =>
    Object.assign(visit, { classification: classifications.get(visit.sessionId) ?? null }),
  );
}
