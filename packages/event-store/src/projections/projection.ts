import type { Sql } from '../database.ts';
import type { StoredEvent } from '../event.ts';
import { isEventOf, type StreamDefinition, type StreamEvent } from '../streams/define-stream.ts';

export interface ProjectionContext {
  /** SQL in the transaction that also saves the checkpoint. */
  readonly sql: Sql;
  /** The quoted table to write to: the live one, or its shadow during a rebuild. */
  readonly table: (name: string) => string;
  /** True during a rebuild: the live projection has applied the events, so only rows may follow from them. */
  readonly isRebuild: boolean;
}

export interface Projection {
  readonly name: string;
  /** Increase it to rebuild the rows: the runner then rebuilds automatically. Default 1. */
  readonly version: number;
  /** Every table it writes; the service's migrations create them. */
  readonly tables: readonly string[];
  /**
   * Milliseconds between two batches while the projection keeps up. A delay makes larger batches and leaves CPU time to latency-critical
   * work. Default 0.
   */
  readonly batchDelayMs?: number;
  /** Personal fields read as null, whether or not their subjects are erased. */
  readonly skipDecryption?: boolean;
  /** The runner passes only events of these streams; all events by default. */
  readonly streams?: readonly StreamDefinition[];
  /** Applies events in log order. Called again with the same events if the transaction did not commit. */
  apply(events: readonly StoredEvent[], context: ProjectionContext): Promise<void>;
}

interface ProjectionOptions<S extends StreamDefinition> extends Omit<Projection, 'version' | 'apply'> {
  readonly version?: number;
  readonly streams?: readonly S[];
  readonly apply: (events: readonly StreamEvent<S>[], context: ProjectionContext) => Promise<void>;
}

export const defineProjection = <S extends StreamDefinition>({
  version = 1,
  apply,
  ...options
}: ProjectionOptions<S>): Projection => ({ version, apply: apply as Projection['apply'], ...options });

/** Applies the events of the projection's streams. */
export async function applyEvents(
  { streams, apply }: Projection,
  events: readonly StoredEvent[],
  context: ProjectionContext,
): Promise<void> {
  const own = streams ? events.filter(isEventOf(...streams)) : events;
  if (own.length > 0) await apply(own, context);
}

/** Returns a function from a declared table to its quoted name with a suffix. @throws for other tables */
export const createTableResolver =
  ({ name, tables }: Pick<Projection, 'name' | 'tables'>, suffix = '') =>
  (table: string): string => {
    if (!tables.includes(table)) throw new Error(`Projection ${name} does not declare the table ${table}.`);
    return quoteIdentifier(table + suffix);
  };

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
