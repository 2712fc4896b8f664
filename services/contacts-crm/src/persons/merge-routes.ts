import {
  listDuplicates,
  mergeContacts,
  type MergeReason,
  type PersonMerges,
  previewMerge,
  readMerges,
  splitContact,
  type StewardIdentity,
  undoMarkAsDistinct,
  undoMerge,
  markAsDistinct,
} from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { rejections } from '@aera/event-store/decider';
import { requestMetadata, serve, type StewardNames } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { leadNotFound } from '../leads/decide-lead.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import type { LeadRow } from '../leads/leads-projection.ts';
import type { MergeContactQueries, People } from './person-queries.ts';
import { contactErased, type MergeCommand } from './decide-persons.ts';
import type { DuplicateQueries } from './duplicate-queries.ts';
import type { createMergeHistory } from './merge-history.ts';
import type { createMergePreview } from './merge-preview.ts';
import { personsStream } from './persons-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly queries: Pick<LeadQueries, 'byId'>;
  readonly stewards: StewardNames;
  readonly people: People;
  readonly contacts: MergeContactQueries;
  readonly duplicates: DuplicateQueries;
  readonly preview: ReturnType<typeof createMergePreview>;
  readonly historyOf: ReturnType<typeof createMergeHistory>;
  /** Resolves when persons are read as they have been made up to now. */
  readonly untilMerged: () => Promise<void>;
  readonly clock: () => Date;
}

const reject = rejections({
  'same-person': ['conflict', 'Both messages are already from the same contact.'],
  'contact-quarantined': ['conflict', 'You can’t merge a quarantined message. Release it first.'],
});

/** Which contacts are one person: suggested, looked at beforehand, merged, and split again. */
export const mergeRoutes =
  ({
    store,
    queries,
    stewards,
    people,
    contacts,
    duplicates,
    preview,
    historyOf,
    untilMerged,
    clock,
  }: Deps): FastifyPluginAsync =>
  async (app) => {
    const leadWith = async (id: string): Promise<LeadRow> => {
      const found = await queries.byId(id);
      if (!found) throw leadNotFound();
      return found.row;
    };

    const mergesOf = async ({ contactId }: LeadRow): Promise<PersonMerges> => {
      const ids = await people.contactIdsOf(contactId);
      const [personOf, shown, suggestions, history] = await Promise.all([
        contacts.persons([contactId]),
        contacts.of([contactId]),
        duplicates.ofPerson(ids),
        historyOf(ids),
      ]);
      return {
        person: { contacts: personOf(contactId) },
        here: shown.get(contactId)?.id ?? '',
        suggestions,
        history,
      };
    };

    const change = async (
      lead: LeadRow,
      command: MergeCommand,
      identity: StewardIdentity,
      request: FastifyRequest,
    ): Promise<PersonMerges> => {
      await stewards.record(identity);
      await store.stream(personsStream).handle([], command, { metadata: requestMetadata(request) });
      await untilMerged();
      return mergesOf(lead);
    };
    const now = () => clock().toISOString();

    serve(app, listDuplicates, ({ query }) => duplicates.page(query));

    serve(app, readMerges, async ({ params }) => mergesOf(await leadWith(params.id)));

    const previewOf = async (keptId: string, joinedId: string) => {
      const [kept, joined] = await Promise.all([leadWith(keptId), leadWith(joinedId)]);
      return preview(kept.contactId, joined.contactId);
    };

    serve(app, previewMerge, ({ params, query }) => previewOf(params.id, query.with));

    serve(
      app,
      mergeContacts,
      async ({ params, body, identity, request }) => {
        const [kept, joined] = await Promise.all([leadWith(params.id), leadWith(body.with)]);
        assertMergeable([kept, joined]);
        const data = {
          mergeId: body.mergeId.toLowerCase(),
          kept: kept.contactId,
          joined: joined.contactId,
          seen: body.seen,
          why: await whyOf(kept, joined),
          stewardId: identity.sub,
        };
        return change(kept, { type: 'MergeContacts', data, now: now() }, identity, request);
      },
      {
        current: async ({ params, body }) => {
          await untilMerged();
          return previewOf(params.id, body.with);
        },
      },
    );

    const whyOf = async (one: LeadRow, other: LeadRow): Promise<MergeReason[]> => {
      const ids = await Promise.all([
        people.contactIdsOf(one.contactId),
        people.contactIdsOf(other.contactId),
      ]);
      return (await duplicates.between(...ids)).map(({ reason }) => reason);
    };

    serve(app, undoMerge, async ({ params, identity, request }) => {
      const data = { mergeId: params.mergeId.toLowerCase(), stewardId: identity.sub };
      return change(await leadWith(params.id), { type: 'UndoMerge', data, now: now() }, identity, request);
    });

    serve(app, splitContact, async ({ params, identity, request }) => {
      const lead = await leadWith(params.id);
      const data = { contactId: lead.contactId, stewardId: identity.sub };
      return change(lead, { type: 'SplitContact', data, now: now() }, identity, request);
    });

    serve(app, markAsDistinct, async ({ params, body, identity, request }) => {
      const [one, other] = await Promise.all([leadWith(params.id), leadWith(body.with)]);
      if (one.contactId === other.contactId) throw reject('same-person');
      const data = {
        distinctId: body.distinctId.toLowerCase(),
        one: one.contactId,
        other: other.contactId,
        stewardId: identity.sub,
      };
      return change(one, { type: 'MarkContactsDistinct', data, now: now() }, identity, request);
    });

    serve(app, undoMarkAsDistinct, async ({ params, identity, request }) => {
      const data = { distinctId: params.distinctId.toLowerCase(), stewardId: identity.sub };
      return change(
        await leadWith(params.id),
        { type: 'UndoDistinctMark', data, now: now() },
        identity,
        request,
      );
    });
  };

/** What a program may have written says nothing of who wrote something else. */
function assertMergeable(leads: readonly LeadRow[]): void {
  if (leads.some(({ quarantined }) => quarantined)) throw reject('contact-quarantined');
  if (leads.some(({ email }) => email === '')) throw contactErased();
}
