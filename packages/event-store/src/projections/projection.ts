import type { Sql } from '../database.ts';
import type { DomainEvent, StoredEvent } from '../event.ts';
import { isEventOf, type StreamDefinition, type StreamEvent } from '../streams/define-stream.ts';

/** What a projection writes with. */
export interface ProjectionContext {
  /** The transaction that also moves the checkpoint. */
  readonly sql: Sql;
  /** The table to write to, quoted: the live one, or its shadow during a rebuild. Always ask, never write the name. */
  readonly table: (name: string) => string;
}

export interface Projection<E extends DomainEvent = DomainEvent> {
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
  /** Needs no sealed field: they read as null, whether or not their subjects are erased. */
  readonly skipDecryption?: boolean;
  /** The runner passes only events of these streams; all events when left out. */
  readonly streams?: readonly StreamDefinition[];
  /** Applies events in the order of the log. Called again with the same events when the transaction did not commit. */
  apply(events: readonly StoredEvent<E>[], context: ProjectionContext): Promise<void>;
}

type ProjectionOptions<E> = Pick<Projection, 'name' | 'tables' | 'batchDelayMs' | 'skipDecryption'> & {
  readonly version?: number;
  readonly apply: (events: readonly E[], context: ProjectionContext) => Promise<void>;
};

export function defineProjection<S extends StreamDefinition>(
  options: ProjectionOptions<StreamEvent<S>> & { readonly streams: readonly S[] },
): Projection;
export function defineProjection<E extends DomainEvent>(
  options: ProjectionOptions<StoredEvent<E>>,
): Projection<E>;
export function defineProjection({
  version = 1,
  ...options
}: ProjectionOptions<never> & { readonly streams?: readonly StreamDefinition[] }): Projection {
  return { version, ...options };
}

/** Applies those of the events that are of the projection's streams. */
export async function applyEvents(
  { streams, apply }: Projection,
  events: readonly StoredEvent[],
  context: ProjectionContext,
): Promise<void> {
  const own = streams ? events.filter(isEventOf(...streams)) : events;
  if (own.length > 0) await apply(own, context);
}

/** Resolves the names of a projection's tables; `suffix` leads to the shadows. */
export const tableNames =
  ({ name, tables }: Pick<Projection<never>, 'name' | 'tables'>, suffix = '') =>
  (table: string): string => {
    if (!tables.includes(table)) throw new Error(`Projection ${name} does not declare the table ${table}.`);
    return quoteIdentifier(table + suffix);
  };

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
