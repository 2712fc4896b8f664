import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../src/engine/embedded-engine.ts';
import { listPageSections } from '../../src/pages/site-pages.ts';
import {
  tuningOffTopic,
  tuningOffTopicInArticleWords,
  tuningQuestions,
  tuningQuestionsOnSimilarArticles,
} from './tuning-set.ts';
import { evaluate, ndcg, reciprocalRank } from './metrics.ts';
import { asVisitorsAsk, evaluationCorpus } from './corpus.ts';
import { evaluationOffTopic, evaluationQuestions } from './questions.ts';
import { longQuestions } from './long-questions.ts';
import { relevanceContract } from './relevance.contract.ts';

relevanceContract('the embedded engine', async () => createEmbeddedEngine());

describe('the evaluation set', () => {
  const ids = new Set(evaluationCorpus.map(({ id }) => id));

  it('has at least sixty distinct questions over at least sixty articles', () => {
    expect(ids.size).toBe(evaluationCorpus.length);
    expect(ids.size).toBeGreaterThanOrEqual(60);
    expect(evaluationQuestions.length).toBeGreaterThanOrEqual(60);
    expect(longQuestions).toHaveLength(30);
    for (const { answers } of [...evaluationQuestions, ...longQuestions])
      for (const id of answers) expect(ids).toContain(id);
  });

  it('shares no question with the tuning set', () => {
    const answered = [...tuningQuestions, ...tuningQuestionsOnSimilarArticles].map(([question]) => question);
    const fitted = new Set([...answered, ...tuningOffTopic, ...tuningOffTopicInArticleWords]);
    const asked = [...evaluationQuestions.map(({ question }) => question), ...evaluationOffTopic];
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((question) => fitted.has(question))).toEqual([]);
  });
});

describe('with the pages of the site', () => {
  const pages = listPageSections().map(({ documentId: id, title, content, category, sourcePage }) => ({
    id,
    kind: 'page' as const,
    title,
    content,
    category,
    sourcePage,
    publishedAt: '2025-01-01T00:00:00.000Z',
  }));

  it('questions are reported as answered when they are, and rarely otherwise', async () => {
    const ask = await asVisitorsAsk(createEmbeddedEngine(), [...evaluationCorpus, ...pages]);
    const { precision, recall } = await evaluate(ask, evaluationQuestions, [
      ...evaluationOffTopic,
      ...tuningOffTopic,
      ...tuningOffTopicInArticleWords,
    ]);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });
});

describe('the metrics', () => {
  it('are 1 for the ideal order, 0 without relevant results, and lower for worse orders', () => {
    expect(ndcg(['a', 'b', 'x'], ['a', 'b'])).toBe(1);
    expect(ndcg(['x', 'y'], ['a', 'b'])).toBe(0);
    expect(ndcg(['b', 'a'], ['a', 'b'])).toBeLessThan(1);
    expect(ndcg(['x', 'a'], ['a'])).toBeCloseTo(1 / Math.log2(3));
    expect(ndcg([...'0123456789', 'a'], ['a'])).toBe(0);
  });

  it('use the rank of the first relevant result', () => {
    expect(reciprocalRank(['x', 'b', 'a'], ['a', 'b'])).toBe(0.5);
    expect(reciprocalRank(['x'], ['a'])).toBe(0);
  });

  it('compare predicted with actual answers', async () => {
    const [first, second] = evaluationQuestions;
    const saying =
      (...answered: string[]) =>
      async (question: string) => ({
        ids: [],
        hasAnswer: answered.includes(question),
      });
    const questions = [first!, second!];
    const figures = await evaluate(saying(first!.question, 'off'), questions, ['off', 'topic']);
    expect([figures.precision, figures.recall]).toEqual([0.5, 0.5]);
    const silent = await evaluate(saying(), questions, ['off']);
    expect([silent.precision, silent.recall]).toEqual([1, 0]);
  });
});
