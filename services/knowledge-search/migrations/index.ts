import { eventStore } from './0001-event-store.ts';
import { knowledge } from './0002-knowledge.ts';

export const migrations = [eventStore, knowledge];
