import { eventStore } from './0001-event-store.ts';

export const migrations = [eventStore];
