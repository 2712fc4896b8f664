import type {
  BotSignal,
  FunnelStep,
  ResponseOf,
  RetentionPolicy,
  readIpVisits,
  ScoredVisit,
  TimelineCursor,
  VisitDimension,
  VisitMetrics,
  visitMetricsSchemas,
} from '@aera/contracts';
import type { z } from 'zod';
import type { Transaction } from '../coordination/database.ts';
import type { TimeRange } from '../coordination/recompute-queue.ts';
import type { HitRows } from '../hits/hit-rows.ts';
import type { PageView, SessionStart, VisitRow } from '../visits/sessionize.ts';

/**
 * Where hits, visits and metrics are stored. Locks, queues, erased ids, classifications and policies are always in PostgreSQL
 * (`coordination`); methods get its transaction, so that an adapter for PostgreSQL takes part in it. Writes of another engine cannot: they
 * complete before the transaction commits, and can be repeated.
 */
export interface AnalyticsStore {
  readonly hits: HitStore;
  readonly mentions: MentionIndex;
  readonly visits: VisitStore;
  readonly metrics: MetricsReader;
  readonly persons: PersonReader;
  readonly retention: RetentionStore;
  readonly rebuild: RebuildStore;
}

/** A day was deleted while hits of it were written. The write can be repeated. */
export class DayDeletedError extends Error {}

export interface HitStore {
  /** Creates what the store needs for hits of these days. Safe from several processes. */
  prepareDays(days: Iterable<string>): Promise<void>;
  /** Prepares today and the next days, so that they exist before midnight. */
  prepareUpcomingDays(now: Date): Promise<void>;
  /**
   * Stores a batch and queues the visits that it changes. Idempotent. The caller holds the shared erasure lock.
   * @throws DayDeletedError
   */
  write(transaction: Transaction, rows: HitRows): Promise<void>;
  /**
   * Deletes all rows of a visitor, including deliveries of their views under other visitor ids. Returns the deleted views, and the times
   * of all deleted rows. The caller holds the locks of erasure and sessionization.
   * @param lateViews Views of the visitor that are not stored.
   */
  erase(transaction: Transaction, visitorId: string, lateViews: readonly ViewRef[]): Promise<ErasedRows>;
  /**
   * Time after which a write whose transaction has ended can no longer add rows, in milliseconds: an engine outside the transaction may
   * complete a write that the client gave up. Null if rows appear with the commit only.
   */
  readonly lateWriteMs: number | null;
}

/** A message of the stream that mentions a visitor or a view. */
export interface Mention {
  readonly id: string;
  readonly seq: number;
}

/** Where the stream mentions visitors and views, so that an erasure reads these messages only. */
export interface MentionIndex {
  /** Stores mentions under the day (UTC) of the projection, which is prepared. May store some again. */
  record(transaction: Transaction, day: string, mentions: readonly Mention[]): Promise<void>;
  /** Sequences of messages that mention one of these ids, ascending, and of a few that do not. */
  find(ids: readonly string[]): Promise<number[]>;
  /** Deletes mentions in messages that were projected before a day. */
  deleteBefore(day: string): Promise<void>;
}

export interface ViewRef {
  readonly id: string;
  readonly at: string;
}

export interface ErasedRows {
  readonly views: readonly (ViewRef & { readonly visitorId: string })[];
  readonly times: readonly string[];
}

export type AffectedVisit = Pick<VisitRow, 'day' | 'id' | 'visitor_id' | 'started_at' | 'ended_at'>;

/** Reads and writes of sessionization. The caller holds its lock. */
export interface VisitStore {
  /** Returns how many queue rows one transaction of sessionization reads. */
  readMaxQueueRows(transaction: Transaction): Promise<number>;
  /** Returns the time ranges of views, by visitor. @param engagements Views with the time at which their engagement was received. */
  findViewRanges(
    transaction: Transaction,
    engagements: readonly { readonly view_id: string; readonly received_at: string }[],
  ): Promise<TimeRange[]>;
  /**
   * Returns the visits that views in these ranges could change: those that start in the range or within the visit timeout after it, and
   * the one that the range starts in or directly after.
   */
  findAdjacentVisits(transaction: Transaction, ranges: readonly TimeRange[]): Promise<AffectedVisit[]>;
  /**
   * Returns the views in these ranges, each once with the delivery that takes precedence, and the times of all their deliveries under any
   * visitor id.
   */
  findViews(
    transaction: Transaction,
    ranges: readonly TimeRange[],
  ): Promise<{ readonly views: readonly PageView[]; readonly deliveries: readonly TimeRange[] }>;
  /** Returns the session starts in these ranges and up to the visit timeout before them. */
  findSessionStarts(transaction: Transaction, ranges: readonly TimeRange[]): Promise<readonly SessionStart[]>;
  replaceVisits(
    transaction: Transaction,
    before: readonly AffectedVisit[],
    after: readonly VisitRow[],
  ): Promise<void>;
  /** Applies a classification to the stored visits of a visitor and returns their ranges. */
  classify(
    transaction: Transaction,
    visitorId: string,
    classifiedAs: 'bot' | 'human' | 'score',
  ): Promise<TimeRange[]>;
  /**
   * Recounts one hour whose visits changed. Returns whether one was due; a store that counts on demand has none.
   * @param runningHourDelayMs The hour that is not over is due after this time.
   */
  rollUpNextHour(transaction: Transaction, runningHourDelayMs: number): Promise<boolean>;
}

/** Range and filters of a query, as in the contract. */
export type VisitQuery = z.output<typeof visitMetricsSchemas.readVisitFunnel.query>;

export interface TimeGrouping {
  readonly interval: 'hour' | 'day';
  readonly zone: string;
}

export type SeriesPoint = VisitMetrics & { readonly start: string };
export type BreakdownRow = VisitMetrics & { readonly value: string };

interface VisitRange {
  readonly from: string;
  readonly to: string;
}

export interface ScoredVisitsQuery extends VisitRange {
  readonly classifiedAs: 'bot' | 'human' | 'any';
  readonly signal?: BotSignal;
}

export interface ScoredVisitsPage {
  readonly limit: number;
  readonly offset?: number;
  /** Only visits that are listed after this one. */
  readonly after?: Pick<ScoredVisit, 'startedAt' | 'visitId'> | undefined;
}

interface SignalCount {
  readonly signal: BotSignal;
  readonly visits: number;
  readonly sessions: number;
}

export type IpActivity = ResponseOf<typeof readIpVisits>;
export type TimeOrder = 'ascending' | 'descending';

/** Maximum number of page views of an IP address in a response; the totals count all. */
export const maxListed = 1000;

/** Queries of stewards. A visit with all its views belongs to its start time. */
export interface MetricsReader {
  readAggregate(query: VisitQuery): Promise<VisitMetrics>;
  /** Every hour or day of the range in order, including those without visits. */
  readTimeseries(query: VisitQuery, grouping: TimeGrouping): Promise<SeriesPoint[]>;
  /** One row per value of the dimension, in any order. */
  readBreakdown(query: VisitQuery, by: VisitDimension): Promise<BreakdownRow[]>;
  /**
   * Visitors of the range who took each step and all steps before it in the range. Consent counts from before the range too, because a
   * browser is asked once.
   */
  countFunnel(query: VisitQuery): Promise<{ step: FunnelStep; visitors: number }[]>;
  countSignals(range: VisitRange): Promise<SignalCount[]>;
  countScoredVisits(query: ScoredVisitsQuery): Promise<number>;
  /** Newest first, then by id. */
  findScoredVisits(
    query: ScoredVisitsQuery,
    page: ScoredVisitsPage,
  ): Promise<Omit<ScoredVisit, 'classification'>[]>;
  /** Number of visits of these visitors in a range. */
  countVisitsOf(visitors: readonly string[], range: VisitRange): Promise<number>;
  /** The newest or oldest page views; newest first by default. */
  findIpActivity(ip: string, order?: TimeOrder): Promise<IpActivity>;
}

export interface PersonVisitsQuery {
  readonly sessions: readonly string[];
  readonly before: TimelineCursor;
  readonly limit: number;
}

export interface PersonVisit extends Pick<VisitRow, 'views' | 'channel' | 'source'> {
  /** Prefixed with `visit-`, as in the timeline. */
  readonly id: string;
  readonly visitorId: string;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly engagementSeconds: number;
  /** Of its pages, each once. */
  readonly paths: readonly string[];
}

/** Data of the sessions of one person, which have consented. */
export interface PersonReader {
  /** Visits that started before a cursor, newest first; one more than requested if there are more. */
  findVisits(query: PersonVisitsQuery): Promise<PersonVisit[]>;
  /** All data by kind of record, oldest first. */
  collectData(
    sessions: readonly string[],
  ): Promise<Record<'views' | 'visits' | 'ipAddresses' | 'sessionStarts' | 'funnelSteps', object[]>>;
}

export type DataClass = keyof RetentionPolicy;

/** The rows of one table on one day (UTC). */
export interface StoredDay {
  readonly name: string;
  readonly day: string;
}

export interface RetentionStore {
  /** Stored days before a day, one for each table of the data class. In the order of their deletion. */
  listDays(dataClass: DataClass, before: string): Promise<StoredDay[]>;
  countRows(dataClass: DataClass, before: string): Promise<{ day: string; rows: number }[]>;
  /** Returns the number of deleted rows; null if the day is deleted already. The caller holds the lock of days. */
  deleteDay(transaction: Transaction, day: StoredDay): Promise<number | null>;
  /** Deletes expired rows that are not stored by day, except the consent of visitors who still have a visit. */
  deleteRest(cutoffs: Readonly<Record<DataClass, string>>, deletedDays: number): Promise<void>;
}

/** Recomputes visits next to the live ones, in transactions on the queue of the rebuild (`withShadowQueue`). */
export interface RebuildStore {
  readonly visits: VisitStore;
  /** Creates empty tables of a rebuild. */
  create(transaction: Transaction): Promise<void>;
  /** Prepares the days that the live tables have. */
  prepareDays(): Promise<void>;
  countViews(from: string): Promise<{ day: string; views: number }[]>;
  /** Queues all visitors with views on a day. */
  enqueueDay(day: string): Promise<void>;
  /** Replaces the live visits of all days with complete hits by the recomputed ones. Days before `from` are not recomputed. */
  swap(from: string, signal?: AbortSignal): Promise<void>;
  drop(transaction: Transaction): Promise<void>;
}
