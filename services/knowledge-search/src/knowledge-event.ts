import type { DocumentEvent } from './documents/document.ts';
import type { SearchRulesEvent } from './rules/search-rules.ts';

/** Everything this context remembers. */
export type KnowledgeEvent = DocumentEvent | SearchRulesEvent;

export const isOfDocument = <E extends KnowledgeEvent>(
  event: E,
): event is Extract<E, { type: DocumentEvent['type'] }> => event.type !== 'SearchRulesRevised';
