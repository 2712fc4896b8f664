import { describe, expect, it } from 'vitest';
import { extractPassages } from './passages.ts';
import { listPageSections } from './site-pages.ts';

const long = 'A sentence about something. '.repeat(7).trim();

describe('a page', () => {
  it('is split at its headings', () =>
    expect(
      extractPassages(
        {
          meta: { title: 'Not shown here', description: 'For other search engines only.' },
          lead: {
            text: 'What this page is about, said in a sentence or two of its own words.',
            status: 'unverified claim',
          },
          sections: [{ anchor: 'first', title: 'First part', blocks: [{ kind: 'text', text: long }] }],
          faq: { title: 'Questions', items: [{ question: 'Why is that?', answer: long }] },
        },
        'Trusts',
      ),
    ).toEqual([
      {
        title: 'Trusts',
        text: 'What this page is about, said in a sentence or two of its own words.',
        anchor: null,
      },
      { title: 'First part', text: long, anchor: 'first' },
      { title: 'Why is that?', text: long, anchor: null },
    ]));

  it('keeps short parts in place, with their headings', () =>
    expect(
      extractPassages(
        {
          part: {
            title: 'Roles',
            items: [
              { name: 'Settlor', text: `Sets it up. ${long}` },
              { name: 'Trustee', text: 'Looks after it.' },
            ],
          },
        },
        'Trusts',
      ),
    ).toEqual([{ title: 'Settlor', text: `Sets it up. ${long}`, anchor: null }]));

  it('excludes labels, links and placeholders', () =>
    expect(
      extractPassages(
        {
          lead: long,
          actionLabel: 'Press this button',
          action: { label: 'Go on from here' },
          counter: '{n} of 8',
        },
        'Trusts',
      ),
    ).toEqual([{ title: 'Trusts', text: long, anchor: null }]));
});

describe('the pages of the site', () => {
  const pages = listPageSections();

  it('have unique ids that routes accept', () => {
    expect(new Set(pages.map(({ documentId }) => documentId)).size).toBe(pages.length);
    for (const { documentId } of pages) expect(documentId).toMatch(/^[A-Za-z0-9-]{1,100}$/);
  });

  it('are passages short enough to read in a result', () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const { title, content } of pages) {
      expect(title).not.toMatch(/[{}]/);
      expect(content.length).toBeLessThan(4_000);
    }
  });

  it('contain the visible text, without PIN-protected content', () => {
    const found = (path: string, text: string) =>
      pages.some(({ sourcePage, content }) => sourcePage.startsWith(path) && content.includes(text));
    expect(found('/trusts', 'Decides what the trust is for')).toBe(true);
    expect(found('/terms-of-service#services', 'education, on these pages')).toBe(true);
    expect(pages.some(({ sourcePage }) => /^\/(operations|legal-protection)/.test(sourcePage))).toBe(false);
  });
});
