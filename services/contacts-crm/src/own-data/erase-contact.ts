import { memberErased } from '@aera/contracts';
import { type ConsumerHandlers, when } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import { causedBy, derivedId } from '@aera/service-kit';
import type { ContactsEvent } from '../contacts-event.ts';

/** A member is gone: what they wrote while signed in goes with them. The key first, so that a crash in between leaves it erased. */
export const eraseContact = (store: EventStore<ContactsEvent>): ConsumerHandlers =>
  when(memberErased, async (message) => {
    const { memberId, erasedAt } = message.data;
    await store.eraseSubject(memberId);
    await store.append(
      `contact-${memberId}`,
      [
        {
          id: derivedId(message.id, 'contact-erased'),
          type: 'ContactErased',
          data: { contactId: memberId, erasedAt },
        },
      ],
      { expected: 'any', metadata: causedBy(message) },
    );
  });
