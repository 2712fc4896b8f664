import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchEngine } from '../../src/engine/search-engine.ts';
import { type RelevanceMetrics, evaluate } from './metrics.ts';
import { asVisitorsAsk, evaluationCorpus } from './corpus.ts';
import { bagOfWords } from './bag-of-words.ts';
import { longQuestions } from './long-questions.ts';
import { evaluationOffTopic, evaluationQuestions } from './questions.ts';

/** Minimum relevance with any engine, on questions that no constant was fitted on. */
export function relevanceContract(name: string, open: () => Promise<SearchEngine>): void {
  describe(`the evaluation set with ${name}`, () => {
    let engine: SearchEngine;
    let figures: RelevanceMetrics;
    let figuresOfLong: RelevanceMetrics;
    beforeAll(async () => {
      engine = await open();
      const ask = await asVisitorsAsk(engine, evaluationCorpus);
      figures = await evaluate(ask, evaluationQuestions, evaluationOffTopic);
      figuresOfLong = await evaluate(ask, longQuestions, evaluationOffTopic);
    });
    afterAll(() => engine.close());

    it('find their articles first', () => {
      expect(figures.ndcg).toBeGreaterThanOrEqual(0.95);
      expect(figures.mrr).toBeGreaterThanOrEqual(0.75);
      for (const ndcg of Object.values(figures.ndcgOf)) expect(ndcg).toBeGreaterThanOrEqual(0.7);
    });

    it('are reported as answered when they are, and rarely otherwise', () => {
      expect(figures.precision).toBeGreaterThanOrEqual(0.9);
      expect(figures.recall).toBeGreaterThanOrEqual(0.85);
    });

    it('of a paragraph find their articles at least as well as a tuned bag of words', async () => {
      const baseline = await evaluate(bagOfWords(evaluationCorpus), longQuestions, []);
      expect(figuresOfLong.ndcg).toBeGreaterThanOrEqual(baseline.ndcg);
      expect(figuresOfLong.precision).toBeGreaterThanOrEqual(0.9);
      expect(figuresOfLong.recall).toBeGreaterThanOrEqual(0.7);
    });
  });
}
