import type { DocumentEvent } from './documents/document.ts';
import type { GapEvent } from './gaps/gap.ts';
import type { SearchRulesEvent } from './rules/search-rules.ts';

/** Everything this context remembers. */
export type KnowledgeEvent = DocumentEvent | SearchRulesEvent | GapEvent;

type Of<E extends KnowledgeEvent, Own extends KnowledgeEvent> = Extract<E, { type: Own['type'] }>;

export const isOfGap = <E extends KnowledgeEvent>(event: E): event is Of<E, GapEvent> =>
  event.type === 'GapDismissed' || event.type === 'GapRestored';

export const isOfDocument = <E extends KnowledgeEvent>(event: E): event is Of<E, DocumentEvent> =>
  event.type !== 'SearchRulesRevised' && !isOfGap(event);
