import type { SearchResult } from '@aera/contracts';
import type { Match } from '../relevance/find-matches.ts';
import type { ReadDocument } from '../relevance/read-document.ts';
import { excerpt } from './excerpt.ts';
import { highlights } from './highlights.ts';

export interface Judged {
  readonly read: ReadDocument;
  readonly matches: readonly Match[];
  /** Inverse document frequency of a term. */
  readonly rarity: (term: string) => number;
  readonly confidence: number;
  /** True when a steward put it first. */
  readonly pinned: boolean;
}

/** A judged document as the route answers it. */
export function resultOf({ read, matches, rarity, confidence, pinned }: Judged): SearchResult {
  const { id, kind, title, content, category, sourcePage } = read.document;
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
    highlights: { title: highlights(read.title, terms), content: highlights(read.content, terms) },
    excerpt: excerpt(content, read.content, worth),
  };
}
