import { type Holder, holders, parsePersonRef, personTimeline, readPerson } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { serve, type StewardNames } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { stewardsIn } from '../leads/lead-history.ts';
import { type FindPerson, keyHolders } from './resolve-person.ts';
import { type AskHolder, heldSources, listSource, tellersOf, tokenOf } from './data-sources.ts';
import { leadActivities, leadsAsOf, readHistories } from './lead-histories.ts';
import {
  fromTimelineCursor,
  momentOf,
  newestFirst,
  readTimeline,
  toTimelineCursor,
} from './read-timeline.ts';
import { linksOf } from './identifier-provenance.ts';
import { nameOfPerson } from './person-identifiers.ts';

interface Deps {
  readonly store: EventStore;
  readonly stewards: StewardNames;
  readonly find: FindPerson;
  readonly ask: AskHolder;
  /** Resolves when the list shows what has happened up to now. */
  readonly untilListed: () => Promise<void>;
  readonly clock: () => Date;
}

type Source = 'contacts-crm' | Holder;

const statesOf = (services: readonly Source[], silent: { has(service: Source): boolean }) =>
  services.map((service) => ({
    service,
    state: silent.has(service) ? ('unavailable' as const) : ('read' as const),
  }));

/** Who a person is, whatever they are asked for by, and all that is known of them, put together from where it is held. */
export const personRoutes =
  ({ store, stewards, find, ask, untilListed, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, readPerson, async ({ params, query, request }) => {
      await untilListed();
      const at = momentOf(query.at ?? clock());
      const person = await find(parsePersonRef(params.id), tokenOf(request), query.at && at);
      const leads = leadsAsOf(await readHistories(store, person.leads), at);
      const scores = new Map(person.leads.map(({ id, leadScore }) => [id, leadScore]));
      const nameOf = await stewards.of(leads.map(({ owner }) => owner));
      return {
        at,
        name: nameOfPerson(leads, person),
        contactId: person.leadId,
        sharedBy: [...person.sharedBy],
        links: linksOf(person, leads),
        contacts: leads.map(({ id, subject, status, createdAt, owner }) => ({
          id,
          subject,
          status,
          leadScore: query.at ? null : (scores.get(id) ?? null),
          createdAt: momentOf(createdAt),
          owner: owner === null ? null : nameOf(owner),
        })),
        sources: statesOf(['contacts-crm', ...keyHolders], new Set(person.unreached)),
      };
    });

    serve(app, personTimeline, async ({ params, query: { at, kinds, cursor, limit }, request }) => {
      await untilListed();
      const token = tokenOf(request);
      const person = await find(parsePersonRef(params.id), token, at && momentOf(at));
      const histories = await readHistories(store, person.leads);
      const nameOf = await stewards.of(histories.flatMap(stewardsIn));
      const places = [...(at ? [justAfter(at)] : []), ...(cursor ? [fromTimelineCursor(cursor)] : [])];
      const sources = [
        listSource(leadActivities(histories, nameOf)),
        ...tellersOf(kinds).flatMap((holder) => heldSources(holder, person, ask, token)),
      ];
      // The older of the two: what is asked for as of a moment, and how far it has been read.
      const before = places.toSorted(newestFirst).at(-1) ?? null;
      const { items, next, silent } = await readTimeline(sources, { before, limit, kinds });
      const unavailable = new Set<Source>([...person.unreached, ...silent]);
      return {
        items,
        next: next && toTimelineCursor(next),
        sources: statesOf(['contacts-crm', ...holders], unavailable),
      };
    });
  };

/** The place behind everything that happened up to a moment. */
const justAfter = (at: string) => ({ at: momentOf(at, 1), id: '' });
