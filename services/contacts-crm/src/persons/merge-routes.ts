import {
  listDuplicates,
  mergeContacts,
  type PersonMerges,
  previewMerge,
  readMerges,
  splitContact,
  type StewardIdentity,
  undoMarkAsDistinct,
  undoMerge,
  markAsDistinct,
} from '@aera/contracts';
import { rejections } from '@aera/event-store/decider';
import { requestMetadata, serve, type ServiceContext, type StewardNames } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { leadNotFound } from '../leads/decide-lead.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import type { LeadRecord } from '../leads/select-leads.ts';
import { contactErased, type PersonsCommand, personChanged } from './decide-persons.ts';
import type { DuplicateQueries } from './duplicate-queries.ts';
import type { createMergeHistoryReader } from './merge-history.ts';
import { type createMergePreviewReader, toContactsVersion } from './merge-preview.ts';
import type { MergeContactQueries, ReadContactIds } from './person-queries.ts';
import { personsStream } from './persons-stream.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'clock'> {
  readonly leads: { readonly queries: LeadQueries };
  readonly stewards: StewardNames;
  readonly readContactIds: ReadContactIds;
  readonly contacts: MergeContactQueries;
  readonly duplicates: DuplicateQueries;
  readonly readPreview: ReturnType<typeof createMergePreviewReader>;
  readonly readHistory: ReturnType<typeof createMergeHistoryReader>;
  readonly waitUntilMerged: () => Promise<void>;
}

const reject = rejections({
  'same-person': ['conflict', 'Both messages are already from the same contact.'],
  'contact-quarantined': ['conflict', 'You can’t merge a quarantined message. Release it first.'],
});

export const mergeRoutes =
  ({
    store,
    clock,
    leads,
    stewards,
    readContactIds,
    contacts,
    duplicates,
    ...deps
  }: Deps): FastifyPluginAsync =>
  async (app) => {
    const { readPreview, readHistory, waitUntilMerged } = deps;

    const readLead = async (id: string): Promise<LeadRecord> => {
      const lead = await leads.queries.findById(id);
      if (!lead) throw leadNotFound();
      return lead.row;
    };
    const readLeads = (id: string, otherId: string) => Promise.all([readLead(id), readLead(otherId)]);

    const readPersonMerges = async ({ contactId }: LeadRecord): Promise<PersonMerges> => {
      const contactIds = await readContactIds(contactId);
      const [readPerson, requested, suggestions, history] = await Promise.all([
        contacts.readPersons([contactId]),
        contacts.readContacts([contactId]),
        duplicates.readSuggestions(contactIds),
        readHistory(contactIds),
      ]);
      return {
        person: { contacts: readPerson(contactId) },
        requestedContactId: requested.get(contactId)?.id ?? '',
        suggestions,
        history,
      };
    };

    const change = async (
      lead: LeadRecord,
      command: PersonsCommand,
      identity: StewardIdentity,
      request: FastifyRequest,
    ): Promise<PersonMerges> => {
      await stewards.record(identity);
      await store.stream(personsStream).handle([], command, { metadata: requestMetadata(request) });
      await waitUntilMerged();
      return readPersonMerges(lead);
    };
    const now = () => clock().toISOString();

    serve(app, listDuplicates, ({ query }) => duplicates.readPage(query));

    serve(app, readMerges, async ({ params }) => readPersonMerges(await readLead(params.id)));

    const readLeadsPreview = async (primaryLeadId: string, mergedLeadId: string) => {
      const [primary, merged] = await readLeads(primaryLeadId, mergedLeadId);
      return readPreview(primary.contactId, merged.contactId);
    };

    serve(app, previewMerge, ({ params, query }) => readLeadsPreview(params.id, query.with));

    const stale = {
      current: async ({ params, body }: { params: { id: string }; body: { with: string } }) => {
        await waitUntilMerged();
        return readLeadsPreview(params.id, body.with);
      },
    };

    serve(app, mergeContacts, stale, async ({ params, body, identity, request }) => {
      const [primary, merged] = await readLeads(params.id, body.with);
      assertMergeable([primary, merged]);
      const [primaryIds, mergedIds] = await Promise.all([
        readContactIds(primary.contactId),
        readContactIds(merged.contactId),
      ]);
      const contactIds = [...primaryIds, ...mergedIds];
      const { expectedVersion } = body;
      if (expectedVersion !== undefined && expectedVersion !== toContactsVersion(contactIds))
        throw personChanged();
      const reasons = await duplicates.readReasons(primaryIds, mergedIds);
      const data = {
        mergeId: body.mergeId,
        primaryId: primary.contactId,
        mergedId: merged.contactId,
        expectedContactIds: expectedVersion === undefined ? undefined : contactIds,
        reasons: reasons.map(({ reason }) => reason),
        stewardId: identity.sub,
      };
      return change(primary, { type: 'MergeContacts', data, now: now() }, identity, request);
    });

    serve(app, undoMerge, async ({ params, identity, request }) => {
      const data = { mergeId: params.mergeId, stewardId: identity.sub };
      return change(await readLead(params.id), { type: 'UndoMerge', data, now: now() }, identity, request);
    });

    serve(app, splitContact, async ({ params, identity, request }) => {
      const lead = await readLead(params.id);
      const data = { contactId: lead.contactId, stewardId: identity.sub };
      return change(lead, { type: 'SplitContact', data, now: now() }, identity, request);
    });

    serve(app, markAsDistinct, async ({ params, body, identity, request }) => {
      const [one, other] = await readLeads(params.id, body.with);
      if (one.contactId === other.contactId) throw reject('same-person');
      const data = {
        distinctId: body.distinctId,
        one: one.contactId,
        other: other.contactId,
        stewardId: identity.sub,
      };
      return change(one, { type: 'MarkContactsDistinct', data, now: now() }, identity, request);
    });

    serve(app, undoMarkAsDistinct, async ({ params, identity, request }) => {
      const lead = await readLead(params.id);
      const data = { distinctId: params.distinctId, stewardId: identity.sub };
      return change(lead, { type: 'UndoDistinctMark', data, now: now() }, identity, request);
    });
  };

/** Quarantined messages may be spam, so they say nothing about who wrote other messages. */
function assertMergeable(leads: readonly LeadRecord[]): void {
  if (leads.some(({ quarantined }) => quarantined)) throw reject('contact-quarantined');
  if (leads.some(({ email }) => email === '')) throw contactErased();
}
