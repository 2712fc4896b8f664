import type { KnowledgeDocument } from '../engine/search-engine.ts';
import { type Token, tokenize } from '../text-analysis/tokens.ts';

/** A document and its words. */
export interface AnalyzedDocument {
  readonly document: KnowledgeDocument;
  readonly title: readonly Token[];
  readonly content: readonly Token[];
  /** Number of terms; the title counts twice, as in the index. */
  readonly length: number;
  /** Distinct words with their number of occurrences; those in the title count twice. */
  readonly words: ReadonlyMap<string, { readonly token: Token; readonly occurrences: number }>;
}

const titleWeight = 2;

export function analyzeDocument(document: KnowledgeDocument): AnalyzedDocument {
  const [title, content] = [tokenize(document.title), tokenize(document.content)];
  const words = new Map<string, { token: Token; occurrences: number }>();
  let length = 0;
  const count = (token: Token, weight: number) => {
    if (token.term === null) return;
    length += weight;
    const entry = words.get(token.word);
    if (entry) entry.occurrences += weight;
    else words.set(token.word, { token, occurrences: weight });
  };
  for (const token of title) count(token, titleWeight);
  for (const token of content) count(token, 1);
  return { document, title, content, length, words };
}
