import { describe, expect, it } from 'vitest';
import { seedArticles } from './publish-seed.ts';

describe('the seed', () => {
  it('has unique article ids', () => {
    expect(new Set(seedArticles.map(({ id }) => id)).size).toBe(seedArticles.length);
    expect(new Set(seedArticles.map(({ title }) => title)).size).toBe(seedArticles.length);
  });

  it.each(seedArticles)('$id is short plain text with a category and a page', (article) => {
    expect(article.id).toMatch(/^[a-z0-9-]+$/);
    expect(article.content.length).toBeGreaterThan(100);
    expect(article.content.length).toBeLessThan(700);
    expect(article.content).not.toMatch(/[<>*_`]|\n/);
    expect(article.category).not.toBe('');
    expect(article.sourcePage).toMatch(/^\/[a-z-]+$/);
  });

  it('never advises to ignore a court, a tax or a debt', () => {
    for (const { content } of seedArticles) {
      expect(content).not.toMatch(
        /\byou (need|do) not (have to )?(pay|answer|obey)|\bignore (a|the|any) (court|tax|debt)/i,
      );
    }
  });
});
