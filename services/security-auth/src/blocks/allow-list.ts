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
  readonly origin: 'default' | 'proxy' | 'steward';
  readonly by: string | null;
  readonly addedAt: string | null;
}

const defaultEntry = (id: string, network: string, note: string): AllowedEntry => ({
  id,
  network,
  note,
  origin: 'default',
  by: null,
  addedAt: null,
});

/** Operators on the same machine or private network must not be able to lock themselves out. */
const defaultEntries: readonly AllowedEntry[] = [
  defaultEntry('loopback-4', '127.0.0.0/8', 'This server'),
  defaultEntry('loopback-6', '::1/128', 'This server'),
  defaultEntry('private-10', '10.0.0.0/8', 'Private network'),
  defaultEntry('private-172', '172.16.0.0/12', 'Private network'),
  defaultEntry('private-192', '192.168.0.0/16', 'Private network'),
  defaultEntry('private-6', 'fc00::/7', 'Private network'),
  defaultEntry('link-local-4', '169.254.0.0/16', 'Link-local'),
  defaultEntry('link-local-6', 'fe80::/10', 'Link-local'),
];

const limit = 500;

const reject = rejections({
  'allow-list-full': ['conflict', `The allow list is full (${limit} networks). Remove one first.`],
});

/** Entries by id, including the defaults. Proxies are not part of it, because they come from the environment. */
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

/** Networks that are never blocked. */
export const allowList: Decider<AllowListCommand, AllowListEvent, AllowList> = {
  initial: () => new Map(defaultEntries.map((entry) => [entry.id, entry])),
  evolve,
  decide,
};

/** Trusted proxies in front of the platform: blocking one would block all clients. */
export const proxyEntries = (proxies: readonly string[]): AllowedEntry[] =>
  proxies.map((text) => ({
    id: `proxy-${text}`,
    network: formatNetwork(parseNetwork(text)),
    note: 'Trusted proxy',
    origin: 'proxy',
    by: null,
    addedAt: null,
  }));

/** Returns the entry that overlaps this network, or null. */
export function findAllowingEntry(entries: readonly AllowedEntry[], network: string): AllowedEntry | null {
  const asked = parseNetwork(network);
  return entries.find((entry) => networksOverlap(parseNetwork(entry.network), asked)) ?? null;
}

/** Whether an entry contains the whole network. */
export const isAllowListed = (entries: readonly AllowedEntry[], network: string): boolean =>
  entries.some((entry) => containsNetwork(parseNetwork(entry.network), parseNetwork(network)));
