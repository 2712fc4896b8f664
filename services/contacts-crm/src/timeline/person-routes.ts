import {
  type PersonalDataService,
  personalDataServices,
  parsePersonRef,
  personTimeline,
  readPerson,
} from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { serve, type StewardNames } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { listStewardIds } from '../leads/lead-history.ts';
import { type ResolvePerson, identitySources } from './resolve-person.ts';
import {
  type CallPersonalDataService,
  createRemoteSources,
  createInMemorySource,
  selectServices,
  readIdentityToken,
} from './data-sources.ts';
import { toLeadActivities, projectLeadsAsOf, readHistories } from './lead-histories.ts';
import {
  fromTimelineCursor,
  toIsoInstant,
  newestFirst,
  readTimeline,
  toTimelineCursor,
} from './read-timeline.ts';
import { describeIdentifiers } from './identifier-provenance.ts';
import { resolvePersonName } from './person-identifiers.ts';

interface Deps {
  readonly store: EventStore;
  readonly stewards: StewardNames;
  readonly find: ResolvePerson;
  readonly ask: CallPersonalDataService;
  /** Resolves when the lists contain every event appended so far. */
  readonly waitUntilListed: () => Promise<void>;
  readonly clock: () => Date;
}

const toSourceStates = (
  services: readonly PersonalDataService[],
  silent: { has(service: PersonalDataService): boolean },
) =>
  services.map((service) => ({
    service,
    state: silent.has(service) ? ('unavailable' as const) : ('read' as const),
  }));

/** Profile of a person by any identifier, composed from the data of all services. */
export const personRoutes =
  ({ store, stewards, find, ask, waitUntilListed, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, readPerson, async ({ params, query, request }) => {
      await waitUntilListed();
      const at = toIsoInstant(query.asOf ?? clock());
      const person = await find(parsePersonRef(params.id), readIdentityToken(request), query.asOf && at);
      const leads = projectLeadsAsOf(await readHistories(store, person.leads), at);
      const scores = new Map(person.leads.map(({ id, leadScore }) => [id, leadScore]));
      const nameOf = await stewards.lookup(leads.map(({ owner }) => owner));
      return {
        asOf: at,
        name: resolvePersonName(leads, person),
        contactId: person.leadId,
        sharedBy: [...person.sharedBy],
        identifiers: describeIdentifiers(person, leads),
        contacts: leads.map(({ id, subject, status, createdAt, owner }) => ({
          id,
          subject,
          status,
          leadScore: query.asOf ? null : (scores.get(id) ?? null),
          createdAt: toIsoInstant(createdAt),
          owner: owner === null ? null : nameOf(owner),
        })),
        sources: toSourceStates(['contacts-crm', ...identitySources], new Set(person.unreached)),
      };
    });

    serve(app, personTimeline, async ({ params, query: { asOf: at, kinds, cursor, limit }, request }) => {
      await waitUntilListed();
      const token = readIdentityToken(request);
      const person = await find(parsePersonRef(params.id), token, at && toIsoInstant(at));
      const histories = await readHistories(store, person.leads);
      const nameOf = await stewards.lookup(histories.flatMap(listStewardIds));
      const places = [...(at ? [positionAfter(at)] : []), ...(cursor ? [fromTimelineCursor(cursor)] : [])];
      const sources = selectServices(kinds).flatMap((service) =>
        service === 'contacts-crm'
          ? [createInMemorySource(toLeadActivities(histories, nameOf))]
          : createRemoteSources(service, person, ask, token),
      );
      // The older of the requested instant and the cursor of the page.
      const before = places.toSorted(newestFirst).at(-1) ?? null;
      const { items, next, unavailable: silent } = await readTimeline(sources, { before, limit, kinds });
      const unavailable = new Set<PersonalDataService>([...person.unreached, ...silent]);
      return {
        items,
        next: next && toTimelineCursor(next),
        sources: toSourceStates(personalDataServices, unavailable),
      };
    });
  };

/** The position behind all activities up to an instant. */
const positionAfter = (at: string) => ({ at: toIsoInstant(at, 1), id: '' });
