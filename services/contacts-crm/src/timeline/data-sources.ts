import {
  type Activity,
  type ActivityKind,
  identifiersBySource,
  kindsBySource,
  type PersonalDataService,
  personalDataServices,
  type PersonIdentifiers,
} from '@aera/contracts';
import {
  type BodyOf,
  type DataSubjectRoutes,
  dataSubjectRoutes,
  type DataSubjectService,
  identityHeader,
  type ResponseOf,
  type Route,
  routeRegistry,
  toRequest,
} from '@aera/contracts/server';
import type { FastifyRequest } from 'fastify';
import { toIsoInstant, compareNewestFirst, type SourcePage, type TimelineSource } from './read-timeline.ts';
import type { ResolvedPerson } from './resolve-person.ts';

type PersonDataRoute = keyof DataSubjectRoutes;
type PersonDataResponse<Q extends PersonDataRoute> = ResponseOf<DataSubjectRoutes[Q]>;

/** Calls a personal data service with the steward's identity. Returns null if it does not respond in time. */
export type CallPersonalDataService = <Q extends PersonDataRoute>(
  service: DataSubjectService,
  route: Q,
  body: BodyOf<DataSubjectRoutes[Q]>,
  identityToken: string,
) => Promise<PersonDataResponse<Q> | null>;

/** Identity token that the gateway asserted; present on every authenticated request. */
export const readIdentityToken = ({ headers }: FastifyRequest): string => String(headers[identityHeader]);

/** URLs by service; a service without a URL is not called. */
type PersonalDataServiceUrls = Readonly<Record<DataSubjectService, string | undefined>>;

/**
 * Timeouts in milliseconds, below the gateway's of 15 s. A page of a timeline needs up to three reads in sequence, so each is short: a
 * service whose projections lag for longer is reported as unavailable.
 */
const timeoutsMs: Record<PersonDataRoute, number> = {
  listPersonActivity: 4000,
  readPersonData: 10_000,
  erasePersonData: 10_000,
};

export const createPersonalDataClient =
  (
    urls: PersonalDataServiceUrls,
    onFailure: (service: DataSubjectService, error: unknown) => void,
  ): CallPersonalDataService =>
  async (service, name, body, identityToken) => {
    const route: Route = dataSubjectRoutes[service][name];
    const url = urls[service];
    try {
      if (url === undefined) throw new Error(`the URL of ${service} is not configured`);
      const { path, headers, ...request } = toRequest<Route>(route, { body });
      const response = await fetch(new URL(path, url), {
        ...request,
        headers: { ...headers, [identityHeader]: identityToken },
        signal: AbortSignal.timeout(timeoutsMs[name]),
      });
      if (!response.ok) throw new Error(`${service} returned ${response.status}`);
      return routeRegistry.get(route).response.parse(await response.json()) as PersonDataResponse<
        typeof name
      >;
    } catch (error) {
      onFailure(service, error);
      return null;
    }
  };

/** Services with activities of these kinds; all services if undefined. */
export const selectServices = (kinds: readonly ActivityKind[] | undefined): PersonalDataService[] =>
  personalDataServices.filter(
    (service) => !kinds || kindsBySource[service].some((kind) => kinds.includes(kind)),
  );

/** Sources of a person's activities in one service: by verified identifiers, and separately by unverified e-mail addresses. */
export function createRemoteSources(
  service: DataSubjectService,
  { verified, unverified }: Pick<ResolvedPerson, 'verified' | 'unverified'>,
  callService: CallPersonalDataService,
  identityToken: string,
): TimelineSource[] {
  const by = (keys: PersonIdentifiers, map: (item: Activity) => Activity): TimelineSource[] => {
    if (identifiersBySource[service].every((name) => keys[name].length === 0)) return [];
    const read: TimelineSource['read'] = async (before, limit) => {
      const page = await callService(service, 'listPersonActivity', { keys, before, limit }, identityToken);
      return page && { more: page.more, items: page.items.map((item) => map(toTheMillisecond(item))) };
    };
    return [{ service, read }];
  };
  return [...by(verified, (item) => item), ...by(unverified, (item) => ({ ...item, link: 'email' }))];
}

const toTheMillisecond = <Item extends { at: string }>(item: Item): Item => ({
  ...item,
  at: toIsoInstant(item.at),
});

/** A source of activities that are already in memory. */
export const createInMemorySource = (activities: readonly Activity[]): TimelineSource => {
  const sorted = activities.toSorted(compareNewestFirst);
  return {
    service: 'contacts-crm',
    read: (before, limit): Promise<SourcePage<Activity>> => {
      const left = before ? sorted.filter((item) => compareNewestFirst(before, item) < 0) : sorted;
      return Promise.resolve({ items: left.slice(0, limit), more: left.length > limit });
    },
  };
};
