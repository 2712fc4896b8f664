import type { Sql } from '../database.ts';
import type { DomainEvent, StoredEvent } from '../event.ts';

/** What a projection writes with. */
export interface ProjectionContext {
  /** The transaction that also moves the checkpoint. */
  readonly sql: Sql;
  /** The table to write to, quoted: the live one, or its shadow during a rebuild. Always ask, never write the name. */
  readonly table: (name: string) => string;
}

export interface Projection<E extends DomainEvent = DomainEvent> {
  readonly name: string;
  /** Raise it when the rows are to be computed anew: the runner then rebuilds by itself. Default 1. */
  readonly version: number;
  /** Every table it writes; the service's migrations create them. */
  readonly tables: readonly string[];
  /**
   * Milliseconds between two batches while it keeps up, so that what comes meanwhile makes one: for rows that nobody waits for, so
   * that they do not take the machine from what somebody does wait for. Default 0.
   */
  readonly restMs?: number;
  /** Needs no sealed field: they read as null, whether or not their subjects are erased. */
  readonly sealed?: boolean;
  /** Applies events in the order of the log. Called again with the same events when the transaction did not commit. */
  readonly apply: (events: readonly StoredEvent<E>[], context: ProjectionContext) => Promise<void>;
}

export const defineProjection = <E extends DomainEvent>({
  version = 1,
  ...projection
}: Omit<Projection<E>, 'version'> & { version?: number }): Projection<E> => ({ version, ...projection });

/** Resolves the names of a projection's tables; `suffix` leads to the shadows. */
export const tableNames =
  ({ name, tables }: Pick<Projection<never>, 'name' | 'tables'>, suffix = '') =>
  (table: string): string => {
    if (!tables.includes(table)) throw new Error(`Projection ${name} does not declare the table ${table}.`);
    return quoteIdentifier(table + suffix);
  };

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
