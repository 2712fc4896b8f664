import type { StewardIdentity } from '@aera/contracts';
import { type EventStore, type Sql, defineStream, defineTable, defineRowProjection } from '@aera/event-store';
import type { Decider } from '@aera/event-store/decider';

/** A steward's name, as asserted at sign-in. Encrypted for the steward. */
export type StewardNameEvent = {
  type: 'StewardNameRecorded';
  data: { stewardId: string; name: string | null; namedAt: string };
};

export interface StewardNameCommand {
  type: 'NameSteward';
  data: { stewardId: string; name: string };
  now: string;
}

export const stewardName: Decider<StewardNameCommand, StewardNameEvent, string | null> = {
  initial: () => null,
  evolve: (_, { data }) => data.name,
  decide: ({ data, now }, name) =>
    name === data.name ? [] : [{ type: 'StewardNameRecorded', data: { ...data, namedAt: now } }],
};

export const stewardPersonalFields = {
  StewardNameRecorded: { subject: (data: { stewardId: string }) => data.stewardId, fields: ['name'] },
} as const;

export const stewardNameStream = defineStream('steward', stewardName, {
  personalFields: stewardPersonalFields,
});

export const StewardNameRow = defineTable('steward_names', (p) => ({
  id: p.text().primary(),
  name: p.text(),
}));

export const stewardNamesProjection = defineRowProjection({
  streams: [stewardNameStream],
  name: 'steward-names',
  entity: StewardNameRow,
  key: ({ data }) => data.stewardId,
  project: (_, { data }) => (data.name === null ? null : { id: data.stewardId, name: data.name }),
});

export interface NamedSteward {
  readonly id: string;
  readonly name: string | null;
}

export interface StewardNames {
  /** Records the name of an acting steward if it has changed. */
  record(steward: StewardIdentity): Promise<void>;
  all(): Promise<NamedSteward[]>;
  /** Returns a function from one of these ids to its steward; the name is null if it is unknown. */
  lookup(ids: readonly (string | null)[]): Promise<(id: string) => NamedSteward>;
}

interface Deps {
  readonly store: Pick<EventStore, 'stream'>;
  readonly sql: Sql;
  readonly clock: () => Date;
}

/** Names of the stewards in the table `steward_names`; events contain their ids only. */
export function createStewardNames({ store, sql, clock }: Deps): StewardNames {
  const recorded = new Map<string, string>();
  return {
    async record({ sub: stewardId, name }) {
      if (recorded.get(stewardId) === name) return;
      const now = clock().toISOString();
      const command = { type: 'NameSteward', data: { stewardId, name }, now } as const;
      const metadata = { actor: `steward:${stewardId}` };
      await store.stream(stewardNameStream).handle([stewardId], command, { metadata });
      recorded.set(stewardId, name);
    },
    all: () => sql<NamedSteward>('select id, name from steward_names order by name, id limit 500'),
    async lookup(ids) {
      const uniqueIds = [...new Set(ids.filter((id) => id !== null))];
      const rows = await sql<{ id: string; name: string }>(
        'select id, name from steward_names where id = any($1::text[])',
        [uniqueIds],
      );
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return (id) => ({ id, name: names.get(id) ?? recorded.get(id) ?? null });
    },
  };
}
