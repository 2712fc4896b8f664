import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnowledgeDocument, SearchEngine } from '../engine/search-engine.ts';
import { aDocument } from '../engine/search-engine.contract.ts';
import { tuningOffTopic, tuningQuestions } from '../../bench/evaluation/tuning-set.ts';
import { compileRules } from '../search-rules/compile-rules.ts';
import { seedArticles } from '../seed/publish-seed.ts';
import { searchKnowledge } from './search-knowledge.ts';

const seeded: KnowledgeDocument[] = seedArticles.map((article) => aDocument(article));
const answered = aDocument({
  id: 'answered',
  kind: 'answer',
  title: 'Can my grandchildren be beneficiaries of the same trust?',
  content: 'Yes. Each of them is named in the deed, with a share or without.',
});

/** Contract of search results, regardless of the engine that finds the candidates. `open` returns an empty engine. */
export function searchKnowledgeContract(name: string, open: () => Promise<SearchEngine>): void {
  describe(`searching with ${name}`, () => {
    let engine: SearchEngine;
    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine.close());

    const fill = (documents: readonly KnowledgeDocument[]) =>
      engine.rebuild(async (next) => {
        await next.index(documents);
        return '1:1';
      });
    const search = (query: string) => searchKnowledge(engine, query);

    describe('the seeded articles', () => {
      beforeAll(() => fill(seeded));

      it('answers questions about them, the right one first', async () => {
        const outcomes = await Promise.all(
          tuningQuestions.map(async ([question, id]) => ({ question, id, ...(await search(question)) })),
        );
        const answered = outcomes.filter(({ hasAnswer }) => hasAnswer).length;
        const first = outcomes.filter(({ results, id }) => results[0]?.id === id).length;
        expect(answered / tuningQuestions.length).toBeGreaterThanOrEqual(0.9);
        expect(first / tuningQuestions.length).toBeGreaterThanOrEqual(0.9);
      });

      it.each(tuningOffTopic)('has no answer to: %s', async (question) => {
        expect((await search(question)).hasAnswer).toBe(false);
      });

      it('finds every article by its title with full confidence', async () => {
        for (const { id, title } of seeded) {
          const { results, hasAnswer } = await search(title.toLowerCase());
          expect(hasAnswer).toBe(true);
          expect(results[0]).toMatchObject({ id, confidence: 1 });
        }
      });

      it('shows title, category, page, text and matches', async () => {
        const { results } = await search('are there recurring fees');
        const [first] = results;
        expect(first).toMatchObject({ id: 'cost-of-a-trust', category: 'Trusts', sourcePage: '/trusts' });
        const marked = first?.highlights?.content.map(([start, end]) => first.content.slice(start, end));
        expect(marked).toEqual(['recurring', 'fees']);
        const [start, end] = first?.excerpt ?? [0, 0];
        expect(first?.content.slice(start, end)).toContain('recurring fees');
      });

      it('marks a misspelled word as it is spelled in the text', async () => {
        const { results } = await search('alignement days ');
        const [first] = results;
        expect(first?.highlights?.title.map(([start, end]) => first.title.slice(start, end))).toEqual([
          'alignment',
          'days',
        ]);
      });

      it('ranks by confidence and omits accidental matches', async () => {
        const { results } = await search('what does a trust cost');
        const confidences = results.map(({ confidence }) => confidence);
        expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
        expect(Math.min(...confidences)).toBeGreaterThanOrEqual(0.15);
        expect(results.length).toBeLessThanOrEqual(10);
      });

      it.each(['', '   ', '?!'])('has neither results nor an answer for %j', async (query) => {
        expect(await search(query)).toEqual({ results: [], hasAnswer: false, categories: [] });
      });
    });

    describe.each([0, 1, 3, 34])('an answer published beside %i articles', (others) => {
      beforeAll(() => fill([...seeded.slice(0, others), answered]));

      it.each([
        answered.title,
        'can my GRANDCHILDREN be beneficiaries of the same trust',
        'beneficiaries of same trust: grandchildren',
        'can my grandchildern be beneficiaries of the same trust',
      ])('is found with high confidence by: %s', async (question) => {
        const { results, hasAnswer } = await search(question);
        expect(hasAnswer).toBe(true);
        expect(results[0]?.id).toBe('answered');
        expect(results[0]?.confidence).toBeGreaterThanOrEqual(0.8);
      });

      it('does not answer questions about other subjects', async () => {
        for (const question of tuningOffTopic) expect((await search(question)).hasAnswer).toBe(false);
      });
    });

    describe('the search rules', () => {
      beforeAll(() => fill(seeded));
      const rules = compileRules({
        synonyms: [
          ['cost', 'damage'],
          ['living calendar', 'harvest almanac'],
        ],
        pins: [{ query: 'zebra', documentIds: ['cookies', 'never-was', 'contact'] }],
      });

      it('find synonyms with slightly less confidence', async () => {
        const { results, hasAnswer } = await searchKnowledge(engine, 'what does a trust damage', { rules });
        expect(hasAnswer).toBe(true);
        expect(results[0]).toMatchObject({ id: 'cost-of-a-trust', confidence: 0.95 });
        const phrase = await searchKnowledge(engine, 'how does the harvest almanac work', { rules });
        expect(phrase.results[0]?.id).toBe('living-calendar');
      });

      it('put pinned documents first, in order, and ignore unknown ones', async () => {
        const { results, hasAnswer } = await searchKnowledge(engine, 'Zebras?', { rules });
        expect([hasAnswer, results.map(({ id, pinned }) => [id, pinned])]).toEqual([
          true,
          [
            ['cookies', true],
            ['contact', true],
          ],
        ]);
      });

      it('do not change other queries', async () => {
        for (const [question] of tuningQuestions.slice(0, 8))
          expect(await searchKnowledge(engine, question)).toEqual(
            await searchKnowledge(engine, question, { rules: compileRules({ synonyms: [], pins: [] }) }),
          );
      });
    });

    describe('categories', () => {
      beforeAll(() => fill(seeded));

      it('are counted over all results, and filter them', async () => {
        const all = await search('trust notices');
        const names = all.categories.map(({ name }) => name);
        expect(names).toEqual(expect.arrayContaining(['Trusts', 'Notices']));
        const counts = all.categories.map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        const notices = await searchKnowledge(engine, 'trust notices', { category: 'Notices' });
        expect(notices.results.length).toBeGreaterThan(0);
        expect(new Set(notices.results.map(({ category }) => category))).toEqual(new Set(['Notices']));
        expect(notices.categories.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
        const none = await searchKnowledge(engine, 'trust notices', { category: 'Airships' });
        expect([none.results, none.hasAnswer]).toEqual([[], false]);
      });
    });

    it('counts the same categories with and without a filter, also for many results', async () => {
      await fill(
        Array.from({ length: 80 }, (_, index) =>
          aDocument({
            id: `deed-${index}`,
            title: `Deed ${index}`,
            content: 'A deed of land.',
            category: index % 2 === 0 ? 'Deeds' : 'Land',
          }),
        ),
      );
      const { categories } = await search('deed of land');
      const filtered = await searchKnowledge(engine, 'deed of land', { category: 'Land' });
      expect(filtered.categories).toEqual(categories);
      expect(filtered.results.length).toBeGreaterThan(0);
    });

    it('finds an answered question made of stop words alone', async () => {
      await fill([...seeded, aDocument({ id: 'who', title: 'Who are you?', content: 'We are we.' })]);
      const { results, hasAnswer } = await search('who are you');
      expect([results[0]?.id, results[0]?.confidence, hasAnswer]).toEqual(['who', 1, true]);
    });
  });
}
