import type { Transaction } from '../coordination/database.ts';
import { saveVisitSignals, type VisitSignals } from '../coordination/signal-outbox.ts';
import type { VisitRow } from '../visits/sessionize.ts';
import type { RecomputedVisits } from './resessionize.ts';

const searchPath = '/search';

/** Stores the signals of recomputed visits for publication. */
export const recordVisitSignals = (
  transaction: Transaction,
  { ranges, before, after }: RecomputedVisits,
): Promise<void> =>
  saveVisitSignals(transaction, ranges, [
    ...after.filter(hasSignals).map(toSignals),
    ...listRemoved({ before, after }),
  ]);

/** With consent, and not of a bot by its score or by the classification of a steward. */
const hasSignals = ({ consented, is_bot }: VisitRow): boolean => consented && !is_bot;

const toSignals = (visit: VisitRow): VisitSignals => ({
  sessionId: visit.visitor_id,
  visitId: visit.id,
  startedAt: visit.started_at,
  views: visit.views,
  searches: visit.pages.find(({ path }) => path === searchPath)?.views ?? 0,
  channel: visit.channel,
  source: visit.source || visit.campaign,
});

/** Visits that were joined to another one or made a bot's, however long ago their signals were published. */
function listRemoved({ before, after }: Pick<RecomputedVisits, 'before' | 'after'>): VisitSignals[] {
  const remainingIds = new Set(after.filter(hasSignals).map(({ id }) => id));
  const consented = new Set(after.filter((visit) => visit.consented).map(({ visitor_id }) => visitor_id));
  return before
    .filter(({ id, visitor_id }) => !remainingIds.has(id) && consented.has(visitor_id))
    .map(({ id, visitor_id, started_at }) => ({
      sessionId: visitor_id,
      visitId: id,
      startedAt: started_at,
      views: 0,
      searches: 0,
      channel: 'direct',
      source: '',
    }));
}
