import { eventStore } from './0001-event-store.ts';
import { lists } from './0002-lists.ts';

export const migrations = [eventStore, lists];
