import { eventStore } from './0001-event-store.ts';
import { leads } from './0002-leads.ts';
import { leadsOfContact } from './0003-leads-of-contact.ts';

export const migrations = [eventStore, leads, leadsOfContact];
