import type { MessageField, PersonIdentifiers } from '@aera/contracts';
import type { Bus } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import {
  type DataSubject,
  deriveId,
  type EventMetadata,
  restoreActor,
  type ServiceContext,
} from '@aera/service-kit';
import { contactStream } from '../leads/contact-stream.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { pickMessage } from '../leads/lead.ts';
import type { LeadRow } from '../leads/leads-projection.ts';
import { personsStream } from '../persons/persons-stream.ts';
import { createSignalStore, findSignals } from '../scoring/signal-store.ts';
import { type LeadHistory, readHistories } from '../timeline/lead-histories.ts';
import { toIsoInstant } from '../timeline/read-timeline.ts';
import { toErasureSubject } from './person-erasure.ts';

/** Identifiers of a person in this service: contacts, and sessions with signals. A member's contact has the member's id. */
interface ContactKeys extends PersonIdentifiers {
  /** All contacts of the person; defaults to those of `members`. */
  readonly contacts?: readonly string[];
}

interface Deps extends Pick<ServiceContext, 'store' | 'sql' | 'clock'> {
  readonly queries: Pick<LeadQueries, 'listByContacts'>;
  readonly waitUntilListed: () => Promise<void>;
  readonly deadLetters: Pick<Bus['deadLetters'], 'erase'>;
}

type ContactData = Record<'messages' | 'notes' | 'nextSteps' | 'signals', object[]>;

export function createDataSubject({ store, sql, queries, waitUntilListed, deadLetters, clock }: Deps) {
  const signals = createSignalStore(store, clock);

  return {
    waitUntilCaughtUp: waitUntilListed,

    async exportData({ contacts, members, sessions }: ContactKeys): Promise<ContactData> {
      const leads = await queries.listByContacts(contacts ?? members);
      const histories = await readHistories(store, leads);
      const written = leads.filter(
        ({ name, email, message }) => name !== '' || email !== '' || message !== '',
      );
      return {
        messages: written.map((lead) => {
          const { sessionId, source, status, leadScore } = lead;
          return { ...toOwnMessage(lead), sessionId, source, status, leadScore };
        }),
        notes: histories.flatMap(listNotes),
        nextSteps: histories.flatMap(listNextSteps),
        signals: await findSignals(sql, sessions),
      };
    },

    async erase({ contacts, members, sessions }: ContactKeys, cause) {
      const erased = contacts ?? members;
      const erasedAt = cause.by === 'message' ? cause.erasedAt : clock().toISOString();
      for (const contactId of erased) {
        const causeId = cause.by === 'message' ? cause.id : `${cause.id} ${contactId}`;
        await eraseContact(store, { contactId, erasedAt, causeId }, cause.metadata);
      }
      // Signals of a session may arrive later.
      for (const sessionId of new Set(sessions)) await signals.suppress(sessionId, null);
      await deadLetters.erase([...erased, ...sessions]);
      return erased.length;
    },

    async eraseAgain({ contacts, sessions, personErasures }) {
      const metadata = { actor: restoreActor };
      for (const { id: contactId, erasedAt } of contacts) {
        const causeId = `restore ${contactId} ${erasedAt}`;
        await eraseContact(
          store,
          { contactId, erasedAt: erasedAt ?? clock().toISOString(), causeId },
          metadata,
        );
      }
      for (const { id } of sessions) await signals.suppress(id, null);
      // The other services erase their subjects by their own ids.
      for (const { id } of personErasures) await store.eraseSubject(toErasureSubject(id));
    },
  } satisfies Omit<DataSubject<ContactData>, 'listActivity'>;
}

export type ContactDataSubject = ReturnType<typeof createDataSubject>;

/** A message as its sender gets it: every field that they wrote. */
export const toOwnMessage = (lead: Pick<LeadRow, MessageField | 'id' | 'createdAt'>) => ({
  id: lead.id,
  ...pickMessage(lead),
  createdAt: toIsoInstant(lead.createdAt),
});

/** Omits the steward who wrote a note; the note itself is about the data subject. */
const listNotes = (history: LeadHistory) =>
  history.flatMap(({ type, data }) =>
    type === 'LeadNoteAdded' && data.text !== null
      ? [{ leadId: data.leadId, text: data.text, at: data.notedAt }]
      : [],
  );

const listNextSteps = (history: LeadHistory) =>
  history.flatMap(({ type, data }) =>
    type === 'LeadNextStepSet' && data.step !== null
      ? [{ leadId: data.leadId, step: data.step, dueAt: data.dueAt, at: data.plannedAt }]
      : [],
  );

/** Detaches an erased contact from its person for good. Idempotent. */
async function detachErasedContact(
  store: Pick<EventStore, 'stream'>,
  { contactId, erasedAt }: { contactId: string; erasedAt: string },
  metadata: EventMetadata,
): Promise<void> {
  const command = { type: 'DetachErasedContact', data: { contactId }, now: erasedAt } as const;
  await store.stream(personsStream).handle([], command, { metadata });
}

interface ContactErasure {
  readonly contactId: string;
  readonly erasedAt: string;
  /** Id of the message that caused the erasure; the idempotency key. */
  readonly causeId: string;
}

/** Erases one contact. The key is deleted first, so that a crash in between leaves the data unreadable. */
async function eraseContact(
  store: EventStore,
  { contactId, erasedAt, causeId }: ContactErasure,
  metadata: EventMetadata,
): Promise<void> {
  await store.eraseSubject(contactId);
  await store
    .stream(contactStream)
    .append(
      [contactId],
      [{ id: deriveId(causeId, 'contact-erased'), type: 'ContactErased', data: { contactId, erasedAt } }],
      { expected: 'any', metadata },
    );
  await detachErasedContact(store, { contactId, erasedAt }, metadata);
}
