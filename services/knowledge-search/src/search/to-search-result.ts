import type { SearchResult } from '@aera/contracts';
import type { AnalyzedDocument } from '../relevance/analyze-document.ts';
import type { Match } from '../relevance/find-matches.ts';
import type { Token } from '../text-analysis/tokens.ts';
import { selectExcerpt } from './excerpt.ts';

/** `[start, end)` in UTF-16 units. */
export type Span = [start: number, end: number];

/** Returns the positions of the matching terms, in order. */
export const listHighlights = (tokens: readonly Token[], terms: ReadonlySet<string>): Span[] =>
  tokens.filter(({ term }) => term !== null && terms.has(term)).map(({ start, end }) => [start, end]);

export interface RankedDocument {
  readonly analyzed: AnalyzedDocument;
  readonly matches: readonly Match[];
  /** Inverse document frequency of a term. */
  readonly rarity: (term: string) => number;
  readonly confidence: number;
  /** Whether a steward pinned it. */
  readonly pinned: boolean;
}

/** Maps a ranked document to the response. */
export function toSearchResult({
  analyzed,
  matches,
  rarity,
  confidence,
  pinned,
}: RankedDocument): SearchResult {
  const { id, kind, title, content, category, sourcePage } = analyzed.document;
  const worth = new Map(matches.map(({ term, fit }) => [term, fit * rarity(term)]));
  const terms = new Set(worth.keys());
  return {
    id,
    kind,
    title,
    content,
    confidence: Math.round(confidence * 1000) / 1000,
    ...(category !== null && { category }),
    ...(sourcePage !== null && { sourcePage }),
    ...(pinned && { pinned }),
    highlights: {
      title: listHighlights(analyzed.title, terms),
      content: listHighlights(analyzed.content, terms),
    },
    excerpt: selectExcerpt(content, analyzed.content, worth),
  };
}
