import type { StewardIdentity } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import { stewardNameStream } from './steward-name.ts';

export interface NamedSteward {
  readonly id: string;
  readonly name: string | null;
}

export interface StewardNames {
  /** Remembers what a steward who acts is called. */
  record(steward: StewardIdentity): Promise<void>;
  all(): Promise<NamedSteward[]>;
  /** Names by steward id; unknown ids are omitted. */
  lookup(ids: readonly (string | null)[]): Promise<(id: string) => NamedSteward>;
}

interface Deps {
  readonly store: Pick<EventStore, 'stream'>;
  readonly sql: Sql;
  readonly clock: () => Date;
}

/** Who the stewards are that work in a context: their ids stand in events, their names here. Its table is `steward_names`. */
export function createStewardNames({ store, sql, clock }: Deps): StewardNames {
  const noted = new Map<string, string>();
  return {
    async record({ sub: stewardId, name }) {
      if (noted.get(stewardId) === name) return;
      const now = clock().toISOString();
      const command = { type: 'NameSteward', data: { stewardId, name }, now } as const;
      const metadata = { actor: `steward:${stewardId}` };
      await store.stream(stewardNameStream).handle([stewardId], command, { metadata });
      noted.set(stewardId, name);
    },
    all: () => sql<NamedSteward>('select id, name from steward_names order by name, id limit 500'),
    async lookup(ids) {
      const wanted = [...new Set(ids.filter((id) => id !== null))];
      const rows = await sql<{ id: string; name: string }>(
        'select id, name from steward_names where id = any($1::text[])',
        [wanted],
      );
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return (id) => ({ id, name: names.get(id) ?? noted.get(id) ?? null });
    },
  };
}
