import { eventStore } from './0001-event-store.ts';
import { leads } from './0002-leads.ts';

export const migrations = [eventStore, leads];
