import { eventStore } from './0001-event-store.ts';
import { memberSessions } from './0002-member-sessions.ts';

export const migrations = [eventStore, memberSessions];
