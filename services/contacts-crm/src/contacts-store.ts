import type { EventStore } from '@aera/event-store';
import type { ContactsEvent } from './contacts-event.ts';

export type ContactsStore = EventStore<ContactsEvent>;
