import { eventStore } from './0001-event-store.ts';
import { leads } from './0002-leads.ts';
import { leadsOfContact } from './0003-leads-of-contact.ts';
import { leadWork } from './0004-lead-work.ts';

export const migrations = [eventStore, leads, leadsOfContact, leadWork];
