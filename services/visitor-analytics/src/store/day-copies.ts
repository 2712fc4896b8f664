import type { HitRows } from '../hits/hit-rows.ts';
import type { VisitRow } from '../visits/sessionize.ts';

/** Tables that both engines have. */
export const copiedTables = [
  'page_views',
  'engagements',
  'session_starts',
  'ip_addresses',
  'visits',
  'funnel_steps',
  'stream_mentions',
] as const;
export type CopiedTable = (typeof copiedTables)[number];

/** Some rows of a day (UTC). */
export interface DayRows extends HitRows {
  readonly visits: readonly VisitRow[];
  readonly mentions: readonly { readonly id_hash: number; readonly seq: number }[];
}

/** Number of the rows that a table has on a day, each once, and the sum of a hash of what is read of each, in any order. */
export interface TableChecksum {
  readonly table: CopiedTable;
  readonly rows: number;
  readonly hash: string;
}

/** Days of an engine. A funnel step is of the day on which it was reached. */
interface DayReader {
  /** Days that may have rows, oldest first. */
  listDays(): Promise<string[]>;
  /** Both engines return the same checksums for the same rows. */
  readChecksums(day: string): Promise<TableChecksum[]>;
}

/** The engine that is copied. */
export interface CopySource extends DayReader {
  readRows(day: string): AsyncIterable<Partial<DayRows>>;
}

/** The engine that receives the copy, and is not in use until the copy is complete. */
export interface CopyTarget extends DayReader {
  /**
   * Brings the schema up to date and starts or continues the copy of a source.
   * @throws Error if there are rows that are not of this source
   */
  open(copyId: string): Promise<void>;
  /** Replaces all rows of a day, so that a repeated copy counts once. */
  replaceDay(day: string, rows: AsyncIterable<Partial<DayRows>>): Promise<void>;
  /** Makes the rows those of the engine itself: no copy will continue them. */
  complete(): Promise<void>;
  /** Deletes an incomplete copy of a source. */
  discard(copyId: string): Promise<void>;
}
