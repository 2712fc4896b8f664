import { describe, expect, it } from 'vitest';
import { parsePageMeta, splitHead } from './head-tags.ts';

const title = '<title>How · AERA</title>';
const description = '<meta name="description" content="What &quot;it&quot; is"/>';
const canonical = '<link rel="canonical" href="https://a.example/how"/>';
const head = title + description + canonical;

describe('head tags', () => {
  it('are separated from the page', () => {
    const body = '<a href="#main">Skip</a><main><svg><title>Dial</title></svg></main>';
    expect(splitHead(head + body)).toEqual({ head, body });
    expect(splitHead(body)).toEqual({ head: '', body });
  });

  it('contain title, description and canonical URL', () =>
    expect(parsePageMeta(head)).toEqual({
      title: 'How · AERA',
      description: 'What &quot;it&quot; is',
      canonical: 'https://a.example/how',
      indexed: true,
    }));

  it('may exclude search engines', () =>
    expect(parsePageMeta(`${head}<meta name="robots" content="noindex"/>`).indexed).toBe(false));

  it.each([
    ['title', description + canonical],
    ['description', title + canonical],
    ['canonical link', title + description],
    ['title', head + title],
  ])('are rejected with no %s, or with two', (what, tags) => expect(() => parsePageMeta(tags)).toThrow(what));
});
