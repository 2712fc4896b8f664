import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { trust, setUpSearchPage } from './testing/search-page.ts';

const page = setUpSearchPage();
const { finds } = page;

describe('a result', () => {
  it.each([
    [0.8, 'High'],
    [0.79, 'Medium'],
    [0.6, 'Medium'],
    [0.59, 'Low'],
  ])('of confidence %d is labelled %s', async (confidence, label) => {
    finds({ ...trust, confidence });
    page.open('/search?q=trust');
    const card = await screen.findByRole('article');
    expect(within(card).getByText(label).parentElement?.textContent).toBe(`${label} confidence`);
  });

  it('shows title, category and content with highlighted matches, and escapes markup', async () => {
    finds(trust);
    page.open('/search?q=trust');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading').textContent).toBe('What is a trust?');
    expect(within(card).getByText('Trusts').textContent).toBe('Trusts');
    expect([...card.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['trust', 'trust']);
    expect(card.textContent).toContain('A trust holds <b>property</b> for others.');
    expect(card.querySelector('b')).toBeNull();
  });

  it('links to its source in a new tab', async () => {
    finds(trust);
    page.open('/search?q=trust');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Source/ });
    expect([link.pathname, link.target, link.rel]).toEqual(['/trusts', '_blank', 'noopener noreferrer']);
  });

  it.each([undefined, 'javascript:alert(1)', 'http://['])(
    'has no link to the source %s',
    async (sourcePage) => {
      finds({ ...trust, sourcePage });
      page.open('/search?q=trust');
      const card = await screen.findByRole('article');
      expect(within(card).queryByRole('link')).toBeNull();
    },
  );

  it('shows the best passage, and the full text on demand', async () => {
    const content = `${'First words. '.repeat(30)}The answer. ${'Last words. '.repeat(30)}`;
    const start = content.indexOf('The answer.');
    finds({ ...trust, content, highlights: undefined, excerpt: [start, start + 11] });
    page.open('/search?q=trust');
    const card = await screen.findByRole('article');
    expect(within(card).getByText('… The answer. …').tagName).toBe('P');
    await userEvent.click(within(card).getByRole('button', { name: 'Show all' }));
    expect(card.textContent).toContain(content);
  });
});
