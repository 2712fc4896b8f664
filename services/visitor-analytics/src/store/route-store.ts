import type { Database } from '../coordination/database.ts';
import { readEngine } from '../coordination/store-engine.ts';
import type { AnalyticsStore } from './analytics-store.ts';
import { StoreUnavailableError } from './clickhouse/client.ts';

interface Engines {
  readonly postgres: AnalyticsStore;
  /** Undefined in a process without its URL. */
  readonly clickHouse: AnalyticsStore | undefined;
}

type Part = Readonly<Record<string, unknown>>;
type Method = (...parameters: readonly unknown[]) => Promise<unknown>;

/**
 * A store whose methods use the engine that hits and visits are in, so that a migration switches all processes while they run. Methods that
 * write get a transaction with a lock of writers, which the switch holds too: what is read in it stays true until it ends.
 */
export function routeStore(
  { sql: pool }: Pick<Database, 'sql'>,
  { postgres, clickHouse }: Engines,
): AnalyticsStore {
  let isMoved = false;

  async function choose(sql: Database['sql']): Promise<AnalyticsStore> {
    // There is no way back.
    isMoved ||= (await readEngine(sql)) === 'clickhouse';
    if (!isMoved) return postgres;
    if (!clickHouse)
      throw new StoreUnavailableError(
        'Hits and visits are in ClickHouse. Start this process with CLICKHOUSE_URL.',
      );
    return clickHouse;
  }

  const route = (part: Part, select: (store: AnalyticsStore) => Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => {
        if (typeof value === 'function')
          return [
            name,
            async (...parameters: unknown[]) => {
              const [first] = parameters;
              const store = await choose(typeof first === 'function' ? (first as Database['sql']) : pool);
              return (select(store)[name] as Method)(...parameters);
            },
          ];
        if (typeof value === 'object' && value !== null)
          return [name, route(value as Part, (store) => select(store)[name] as Part)];
        // A constant, such as the time in which late writes arrive. The one of ClickHouse also fits PostgreSQL.
        return [name, clickHouse ? select(clickHouse)[name] : value];
      }),
    );

  return route(postgres as unknown as Part, (store) => store as unknown as Part) as unknown as AnalyticsStore;
}
