import { eventStore } from './0001-event-store.ts';
import { knowledge } from './0002-knowledge.ts';
import { searchesOfVisitor } from './0003-searches-of-visitor.ts';
import { searchesOfSession } from './0004-searches-of-session.ts';
import { dismissedGapsProjection } from './0005-dismissed-gaps.ts';

export const migrations = [
  eventStore,
  knowledge,
  searchesOfVisitor,
  searchesOfSession,
  dismissedGapsProjection,
];
