import { contactsCsv, listContacts, pageContacts, quarantinedContacts, readContact } from '@aera/contracts';
import { DomainError } from '@aera/domain';
import { serve, type StewardNames } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { isOfLead } from '../contacts-event.ts';
import type { ContactsStore } from '../contacts-store.ts';
import type { LeadFilter } from './lead-filter.ts';
import { entryOf, stewardsIn } from './lead-history.ts';
import type { LeadQueries } from './lead-queries.ts';
import { leadStream } from './lead-stream.ts';
import { leadsCsv } from './leads-csv.ts';

interface Deps {
  readonly store: ContactsStore;
  readonly queries: LeadQueries;
  readonly stewards: StewardNames;
  readonly clock: () => Date;
}

type Filter = ReturnType<typeof contactsCsv.query.parse>;

/** What stewards read. */
export const leadRoutes =
  ({ store, queries, stewards, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const filterOf = ({ owner, due, ...rest }: Filter, stewardId: string): LeadFilter => ({
      ...rest,
      owner: { anybody: undefined, me: stewardId, nobody: null }[owner],
      due: due === 'true',
      now: clock(),
    });

    serve(app, listContacts, () => queries.list());

    serve(app, pageContacts, ({ query: { sort, cursor, limit, ...filter }, identity }) =>
      queries.page(filterOf(filter, identity.sub), sort, { cursor, limit }),
    );

    serve(app, contactsCsv, async ({ query, identity, reply }) => {
      const date = clock().toISOString().slice(0, 10);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="contacts-${date}.csv"`)
        .send(leadsCsv(queries.all(filterOf(query, identity.sub))));
    });

    serve(app, quarantinedContacts, ({ query }) => queries.quarantine(query));

    serve(app, readContact, async ({ params }) => {
      const found = await queries.byId(params.id);
      if (!found) throw new DomainError('lead-not-found', 'There is no contact with this id.');
      const { contact, row } = found;
      const events = (await store.readStream(leadStream(params.id))).filter(isOfLead);
      const [all, nameOf, ofSame] = await Promise.all([
        stewards.all(),
        stewards.of(stewardsIn(events)),
        queries.ofContact(row.contactId),
      ]);
      return {
        contact,
        quarantined: row.suspected,
        history: events.map((event) => entryOf(event, nameOf)),
        others: ofSame
          .filter(({ id }) => id !== row.id)
          .map(({ id, subject, status, createdAt }) => ({
            id,
            subject,
            status,
            createdAt: new Date(createdAt).toISOString(),
          })),
        stewards: all,
      };
    });
  };
