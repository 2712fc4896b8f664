import type { KnowledgeDocument } from '../src/engine/search-engine.ts';
import { repeatable } from './documents.ts';

export const kinds = ['exact', 'prefix', 'typo', 'sentence'] as const;
export type Kind = (typeof kinds)[number];

/** What a visitor who has seen a document may type: words of its title, an unfinished one, one with a typo, a sentence. */
export function queries(documents: readonly KnowledgeDocument[], kind: Kind, count: number): string[] {
  const random = repeatable(11);
  return Array.from({ length: count }, () => {
    const document = documents[Math.floor(random() * documents.length)];
    const title = (document?.title ?? '').split(' ');
    const [first = '', second = ''] = title.toSorted((a, b) => b.length - a.length);
    switch (kind) {
      case 'exact':
        return `${first} ${second} `;
      case 'prefix':
        return `${second} ${first.slice(0, -2)}`;
      case 'typo':
        return `${second} ${first.slice(0, 2)}q${first.slice(3)} `;
      case 'sentence':
        return `How do I ${title.slice(0, 4).join(' ')} and what is ${(document?.content ?? '').split(' ').slice(0, 6).join(' ')}?`;
    }
  });
}
