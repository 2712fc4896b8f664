import { engagementRecorded, type Message } from '@aera/contracts/server';
import type { Database } from '../coordination/database.ts';
import { keepErasuresOut } from '../coordination/locks.ts';
import { type BookingClick, saveBookingClicks } from '../coordination/signal-outbox.ts';
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
  readonly enrichClients: EnrichClients;
  readonly cutoffs: () => Promise<RetentionCutoffs>;
}

/** Messages of the stream, in order. */
interface Batch {
  readonly payloads: readonly Message[];
  /** Stream positions of the payloads. */
  readonly seqs: readonly number[];
}

/**
 * Stores the hits of a batch, unless they are older than the retention period or belong to erased visitors, and where each message mentions a
 * visitor, for later erasures. Removes messages of visitors that were erased before they arrived.
 */
export const projectBatch = ({
  database,
  store: { hits: store, mentions },
  enrichClients,
  cutoffs,
}: Deps) => {
  const write = async (
    { payloads, seqs }: Batch,
    hits: readonly Hit[],
    enrich: (sender: HitClient) => HitEnrichment,
  ): Promise<void> => {
    const from = await cutoffs();
    const toRows = (selected: readonly Hit[]) => withinRetention(foldHits(selected, enrich), from);
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
      await saveBookingClicks(transaction, accepted.flatMap(toBookingClick));
      return lateHits;
    });
    await eraseLateHits({ database, store }, late);
  };
  return async (batch: Batch): Promise<void> => {
    const hits = parseHits(batch.payloads);
    const senders = hits.flatMap((hit) => (hit.type === engagementRecorded.type ? [] : [hit.data]));
    const enrich = await enrichClients(senders);
    try {
      await write(batch, hits, enrich);
    } catch (error) {
      if (!(error instanceof DayDeletedError)) throw error;
      await write(batch, hits, enrich);
    }
  };
};

/** A click on the booking link by a visitor with consent. */
const toBookingClick = ({ type, time: clickedAt, data }: Hit): BookingClick[] =>
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
