import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  containsNetwork,
  formatNetwork,
  networksOverlap,
  parseNetwork,
} from '@aera/service-kit/ip-addresses';

type AllowListEvent =
  | {
      type: 'NetworkAllowed';
      data: { entryId: string; network: string; note: string; by: string; allowedAt: string };
    }
  | { type: 'NetworkDisallowed'; data: { entryId: string; by: string; disallowedAt: string } };

export type AllowListCommand =
  | {
      type: 'AllowNetwork';
      data: { entryId: string; network: string; note: string; by: string };
      now: string;
    }
  | { type: 'DisallowNetwork'; data: { entryId: string; by: string }; now: string };

export interface AllowedEntry {
  readonly id: string;
  readonly network: string;
  readonly note: string;
  readonly origin: 'configuration' | 'steward';
  readonly by: string | null;
  readonly addedAt: string | null;
}

const limit = 500;

const reject = rejections({
  'allow-list-full': ['conflict', `The allow list is full (${limit} networks). Remove one first.`],
});

/** Entries of stewards by id. Configured networks are not part of it. */
type AllowList = ReadonlyMap<string, AllowedEntry>;

function decide({ type, data, now }: AllowListCommand, entries: AllowList): AllowListEvent[] {
  switch (type) {
    case 'AllowNetwork': {
      const network = formatNetwork(parseNetwork(data.network));
      if ([...entries.values()].some((entry) => entry.network === network)) return [];
      if (entries.size >= limit) throw reject('allow-list-full');
      return [{ type: 'NetworkAllowed', data: { ...data, network, allowedAt: now } }];
    }
    case 'DisallowNetwork':
      return entries.has(data.entryId)
        ? [{ type: 'NetworkDisallowed', data: { ...data, disallowedAt: now } }]
        : [];
    default:
      return unreachable(type);
  }
}

function evolve(entries: AllowList, { type, data }: AllowListEvent): AllowList {
  const next = new Map(entries);
  switch (type) {
    case 'NetworkAllowed': {
      const { entryId: id, network, note, by, allowedAt: addedAt } = data;
      return next.set(id, { id, network, note, origin: 'steward', by, addedAt });
    }
    case 'NetworkDisallowed':
      next.delete(data.entryId);
      return next;
    default:
      return unreachable(type);
  }
}

/** Networks that stewards allow: they are never blocked. */
export const allowList: Decider<AllowListCommand, AllowListEvent, AllowList> = {
  initial: () => new Map(),
  evolve,
  decide,
};

interface ConfiguredNetworks {
  readonly TRUSTED_PROXIES: readonly string[];
  readonly ALLOW_LIST: readonly string[];
}

/** Networks that the environment names. Blocking a trusted proxy would block all clients behind it. */
export function toConfiguredEntries({ TRUSTED_PROXIES, ALLOW_LIST }: ConfiguredNetworks): AllowedEntry[] {
  const entry = (network: string, note: string): AllowedEntry => ({
    id: `configured-${network}`,
    network,
    note,
    origin: 'configuration',
    by: null,
    addedAt: null,
  });
  const format = (network: string) => formatNetwork(parseNetwork(network));
  const proxies = new Set(TRUSTED_PROXIES.map(format));
  const otherNetworks = new Set(ALLOW_LIST.map(format).filter((network) => !proxies.has(network)));
  return [
    ...[...proxies].map((network) => entry(network, 'Trusted proxy')),
    ...[...otherNetworks].map((network) => entry(network, 'Allow list of the configuration')),
  ];
}

/** Returns the entry that overlaps this network, or null. */
export function findAllowingEntry(entries: readonly AllowedEntry[], network: string): AllowedEntry | null {
  const asked = parseNetwork(network);
  return entries.find((entry) => networksOverlap(parseNetwork(entry.network), asked)) ?? null;
}

/** Whether an entry contains the whole network. */
export const isAllowListed = (entries: readonly AllowedEntry[], network: string): boolean =>
  entries.some((entry) => containsNetwork(parseNetwork(entry.network), parseNetwork(network)));
