import {
  exportContactsCsv,
  exportContactsXlsx,
  listContacts,
  searchContacts,
  listQuarantinedContacts,
  readContact,
} from '@aera/contracts';
import { serve, type StewardNames, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { workbookType } from '../spreadsheet/workbook.ts';
import { leadNotFound } from './decide-lead.ts';
import { toOwnWorkCondition, toLeadFilter } from './lead-filter.ts';
import { toHistoryEntry, listStewardIds } from './lead-history.ts';
import { type LeadQueries, maxListed } from './lead-queries.ts';
import { leadStream } from './lead-stream.ts';
import { writeLeadsCsv, writeLeadsXlsx } from './lead-export.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'clock'> {
  readonly queries: LeadQueries;
  readonly stewards: StewardNames;
  /** Ids of all contacts that are the same person as this one. */
  readonly readContactIds: (contactId: string) => Promise<readonly string[]>;
}

/** Read-only routes of leads. */
export const leadRoutes =
  ({ store, queries, stewards, readContactIds, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, listContacts, () => queries.list());

    serve(app, searchContacts, ({ query: { sort, dueBefore, cursor, limit, ...filter }, identity }) => {
      const now = clock();
      const order =
        sort === 'mine' ? { first: toOwnWorkCondition(identity.sub, dueBefore ?? now.toISOString()) } : sort;
      return queries.page(toLeadFilter(filter, identity.sub, now), order, { cursor, limit });
    });

    const named = (ending: string) =>
      `attachment; filename="contacts-${clock().toISOString().slice(0, 10)}.${ending}"`;

    serve(app, exportContactsCsv, async ({ query, identity, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', named('csv'))
        .send(writeLeadsCsv(queries.iterate(toLeadFilter(query, identity.sub, clock())))),
    );

    serve(app, exportContactsXlsx, async ({ query, identity, reply }) =>
      reply
        .type(workbookType)
        .header('content-disposition', named('xlsx'))
        .send(writeLeadsXlsx(queries.iterate(toLeadFilter(query, identity.sub, clock())))),
    );

    serve(app, listQuarantinedContacts, ({ query }) => queries.quarantine(query));

    serve(app, readContact, async ({ params }) => {
      const found = await queries.findById(params.id);
      if (!found) throw leadNotFound();
      const { contact, row } = found;
      const events = await store.stream(leadStream).read(params.id);
      const [all, nameOf, ofSame] = await Promise.all([
        stewards.all(),
        stewards.lookup(listStewardIds(events)),
        readContactIds(row.contactId).then((ids) => queries.listByContacts(ids, maxListed)),
      ]);
      return {
        contact,
        quarantined: row.quarantined,
        history: events.map((event) => toHistoryEntry(event, nameOf)),
        others: ofSame
          .filter(({ id }) => id !== row.id)
          .map(({ id, subject, status, createdAt }) => ({ id, subject, status, createdAt })),
        stewards: all,
      };
    });
  };
