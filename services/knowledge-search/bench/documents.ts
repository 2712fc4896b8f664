import type { KnowledgeDocument } from '../src/engine/search-engine.ts';

/** Creates a deterministic generator of numbers in [0, 1) (Park and Miller). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');

/** A word of two to four syllables for each number: pronounceable, and no stop word. */
const toWord = (n: number): string => {
  const digits = [n % 20, Math.floor(n / 20) % 20, Math.floor(n / 400) % 20, Math.floor(n / 8_000) % 20];
  return digits
    .slice(0, n < 400 ? 2 : n < 8_000 ? 3 : 4)
    .map((digit) => syllables[digit])
    .join('');
};
const vocabulary = Array.from({ length: 30_000 }, (_, n) => toWord(n));

/** The most frequent words of a language are stop words and left out: no word occurs in more than a fifth of the documents. */
const stopWords = 50;

/** Documents of about 80 words with a natural frequency distribution: few words are frequent, most are rare. */
export function syntheticDocuments(count: number): KnowledgeDocument[] {
  const random = createRandom(7);
  const span = (vocabulary.length + stopWords) / stopWords;
  const word = () => vocabulary[Math.floor(stopWords * span ** random() - stopWords)] ?? '';
  const words = (length: number) => Array.from({ length }, word).join(' ');
  return Array.from({ length: count }, (_, n) => ({
    id: `synthetic-${n}`,
    kind: 'article',
    title: words(5 + Math.floor(random() * 4)),
    content: words(60 + Math.floor(random() * 40)),
    category: null,
    sourcePage: null,
    publishedAt: '2025-01-01T00:00:00.000Z',
  }));
}

export const queryKinds = ['exact', 'prefix', 'typo', 'sentence'] as const;
type QueryKind = (typeof queryKinds)[number];

/** Returns queries that visitors may type: words of a title, an unfinished one, one with a typo, a sentence. */
export function createQueries(
  documents: readonly KnowledgeDocument[],
  kind: QueryKind,
  count: number,
): string[] {
  const random = createRandom(11);
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
