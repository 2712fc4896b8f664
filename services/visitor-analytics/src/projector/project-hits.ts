import { engagementRecorded, type Message } from '@aera/contracts/server';
import type { Database } from '../coordination/database.ts';
import { keepErasuresOut } from '../coordination/locks.ts';
import { type Booking, saveBookings } from '../coordination/visitor-signals.ts';
import { eraseLateHits, redactLateMessages, splitErasedHits } from '../erasure/late-messages.ts';
import type { HitEnrichment, EnrichClients, HitClient } from '../hits/enrich-hit.ts';
import { type HitRows, foldHits, type Hit, isHit, parseHits } from '../hits/hit-rows.ts';
import { listMentionedIds } from '../hits/mentioned-ids.ts';
import { toUtcDay } from '../hits/utc-day.ts';
import type { RetentionCutoffs } from '../retention/cutoffs.ts';
import { type AnalyticsStore, DayDeletedError } from '../store/analytics-store.ts';

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly store: Pick<AnalyticsStore, 'hits' | 'mentions'>;
  readonly describe: EnrichClients;
  readonly cutoffs: () => Promise<RetentionCutoffs>;
}

/** A batch of the stream. */
interface Batch {
  readonly payloads: readonly Message[];
  /** Position in the stream of each payload. */
  readonly seqs: readonly number[];
}

/**
 * Projects a batch of the stream: its hits, except those older than the retention period and of erased visitors, and the mentions of
 * visitors in all messages.
 */
export const projectHits = ({ database, store: { hits: store, mentions }, describe, cutoffs }: Deps) => {
  const write = async (
    { payloads, seqs }: Batch,
    hits: readonly Hit[],
    described: (sender: HitClient) => HitEnrichment,
  ): Promise<void> => {
    const from = await cutoffs();
    const toRows = (selected: readonly Hit[]) => withinRetention(foldHits(selected, described), from);
    const all = toRows(hits);
    const today = toUtcDay(Date.now());
    await store.prepareDays([
      ...[...all.views, ...all.engagements, ...all.ipAddresses, ...all.sessionStarts].map(({ day }) => day),
      today,
    ]);
    const late = await database.transaction(async (transaction) => {
      await keepErasuresOut(transaction);
      await mentions.record(
        transaction,
        today,
        payloads.flatMap((message, index) =>
          listMentionedIds(message).map((id) => ({ id, seq: seqs[index] as number })),
        ),
      );
      await redactLateMessages(
        transaction,
        payloads.filter((message) => !isHit(message)),
      );
      const { accepted, late: lateHits } = await splitErasedHits(transaction, hits);
      await store.write(transaction, lateHits.length === 0 ? all : toRows(accepted));
      await saveBookings(transaction, accepted.flatMap(toBooking));
      return lateHits;
    });
    await eraseLateHits({ database, store }, late);
  };
  return async (batch: Batch): Promise<void> => {
    const hits = parseHits(batch.payloads);
    const senders = hits.flatMap((hit) => (hit.type === engagementRecorded.type ? [] : [hit.data]));
    const described = await describe(senders);
    try {
      await write(batch, hits, described);
    } catch (error) {
      if (!(error instanceof DayDeletedError)) throw error;
      await write(batch, hits, described);
    }
  };
};

/** A click on the booking link by a visitor with consent. */
const toBooking = ({ type, time: clickedAt, data }: Hit): Booking[] =>
  type === engagementRecorded.type && data.consented && data.action === 'booking'
    ? [{ sessionId: data.visitorId, pageViewId: data.pageViewId, clickedAt }]
    : [];

function withinRetention(
  { views, engagements, ipAddresses, steps, sessionStarts }: HitRows,
  from: RetentionCutoffs,
): HitRows {
  return {
    views: views.filter(({ day }) => day >= from.events),
    engagements: engagements.filter(({ day }) => day >= from.events),
    ipAddresses: ipAddresses.filter(({ day }) => day >= from.ipAddresses),
    sessionStarts: sessionStarts.filter(({ day }) => day >= from.events),
    steps: steps.filter(({ reached_at }) => reached_at >= from.aggregates),
  };
}
