import type { Decider } from '@aera/event-store/decider';
import { defineTable, defineStream, rowProjection } from '@aera/event-store';

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

/** Written again only when it has changed. */
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

export const stewardNamesProjection = rowProjection({
  streams: [stewardNameStream],
  name: 'steward-names',
  entity: StewardNameRow,
  key: ({ data }) => data.stewardId,
  project: (_, { data }) => (data.name === null ? null : { id: data.stewardId, name: data.name }),
});
