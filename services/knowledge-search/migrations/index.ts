import { eventStore } from './0001-event-store.ts';
import { knowledge } from './0002-knowledge.ts';
import { searchesOfVisitor } from './0003-searches-visitor-index.ts';
import { searchesOfSession } from './0004-searches-session-key.ts';
import { dismissedGapsProjection } from './0005-dismissed-gaps.ts';

export const migrations = [
  eventStore,
  knowledge,
  searchesOfVisitor,
  searchesOfSession,
  dismissedGapsProjection,
];
