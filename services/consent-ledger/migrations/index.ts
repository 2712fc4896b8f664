import { eventStore } from './0001-event-store.ts';
import { consents } from './0002-consents.ts';

export const migrations = [eventStore, consents];
