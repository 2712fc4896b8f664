import {
  type PersonalDataService,
  type PersonReference,
  personalDataServices,
  parsePersonRef,
  readPersonTimeline,
  readPerson,
} from '@aera/contracts';
import { serve, type StewardNames, type ServiceContext } from '@aera/service-kit';
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
  parseTimelineCursor,
  toIsoInstant,
  compareNewestFirst,
  readTimeline,
  toTimelineCursor,
} from './read-timeline.ts';
import { describeIdentifiers } from './identifier-provenance.ts';
import { resolvePersonName } from './person-identifiers.ts';

/** Returns the id of an unfinished erasure that a reference resumes; null without one. */
export type FindUnfinishedErasure = (reference: PersonReference) => Promise<string | null>;

interface Deps extends Pick<ServiceContext, 'store' | 'clock'> {
  readonly stewards: StewardNames;
  readonly resolvePerson: ResolvePerson;
  readonly callService: CallPersonalDataService;
  readonly findUnfinishedErasure: FindUnfinishedErasure;
  /** Resolves when the read model of persons contains every event appended so far. */
  readonly waitUntilMerged: () => Promise<void>;
}

const toSourceStates = (
  services: readonly PersonalDataService[],
  unavailable: { has(service: PersonalDataService): boolean },
) =>
  services.map((service) => ({
    service,
    state: unavailable.has(service) ? ('unavailable' as const) : ('read' as const),
  }));

/** Profile of a person by any identifier, composed from the data of all services. */
export const personRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { store, stewards, resolvePerson, callService, findUnfinishedErasure, waitUntilMerged, clock } =
      deps;
    serve(app, readPerson, async ({ params, query, request }) => {
      await waitUntilMerged();
      const at = toIsoInstant(query.asOf ?? clock());
      const reference = parsePersonRef(params.id);
      const person = await resolvePerson(reference, readIdentityToken(request), query.asOf && at);
      const leads = projectLeadsAsOf(await readHistories(store, person.leads), at);
      const scores = new Map(person.leads.map(({ id, leadScore }) => [id, leadScore]));
      const nameOf = await stewards.lookup(leads.map(({ owner }) => owner));
      return {
        asOf: at,
        name: resolvePersonName(leads, person),
        contactId: person.leadId,
        sessionContactIds: [...person.sessionContactIds],
        identifiers: describeIdentifiers(person, leads),
        contacts: leads.map(({ id, subject, status, createdAt, owner }) => ({
          id,
          subject,
          status,
          leadScore: query.asOf ? null : (scores.get(id) ?? null),
          createdAt: toIsoInstant(createdAt),
          owner: owner === null ? null : nameOf(owner),
        })),
        unfinishedErasureId: await findUnfinishedErasure(reference),
        sources: toSourceStates(['contacts-crm', ...identitySources], new Set(person.unavailable)),
      };
    });

    serve(app, readPersonTimeline, async ({ params, query: { asOf: at, kinds, cursor, limit }, request }) => {
      await waitUntilMerged();
      const token = readIdentityToken(request);
      const person = await resolvePerson(parsePersonRef(params.id), token, at && toIsoInstant(at));
      const histories = await readHistories(store, person.leads);
      const nameOf = await stewards.lookup(histories.flatMap(listStewardIds));
      const positions = [
        ...(at ? [toPositionAfter(at)] : []),
        ...(cursor ? [parseTimelineCursor(cursor)] : []),
      ];
      const sources = selectServices(kinds).flatMap((service) =>
        service === 'contacts-crm'
          ? [createInMemorySource(toLeadActivities(histories, nameOf))]
          : createRemoteSources(service, person, callService, token),
      );
      // The page starts at its cursor or at `asOf`, whichever is older.
      const before = positions.toSorted(compareNewestFirst).at(-1) ?? null;
      const {
        items,
        next,
        unavailable: unavailableSources,
      } = await readTimeline(sources, { before, limit, kinds });
      const unavailable = new Set<PersonalDataService>([...person.unavailable, ...unavailableSources]);
      return {
        items,
        next: next && toTimelineCursor(next),
        sources: toSourceStates(personalDataServices, unavailable),
      };
    });
  };

/** Exclusive cursor that includes every activity up to an instant: one millisecond later. */
const toPositionAfter = (at: string) => ({ at: toIsoInstant(at, 1), id: '' });
