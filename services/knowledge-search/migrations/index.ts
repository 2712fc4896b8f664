import { eventStore } from './0001-event-store.ts';
import { knowledge } from './0002-knowledge.ts';
import { searchesOfVisitor } from './0003-searches-of-visitor.ts';

export const migrations = [eventStore, knowledge, searchesOfVisitor];
