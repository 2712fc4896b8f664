import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { Prose } from './prose.tsx';

it('shows headings, paragraphs, lists, quotes, code and rules', async () => {
  const { container } = render(
    <Prose
      blocks={[
        { type: 'heading', level: 2, id: 'what', line: [{ text: 'What it is' }] },
        {
          type: 'paragraph',
          line: [{ text: 'A ' }, { text: 'trust', strong: true }, { text: ' holds', emphasis: true }],
        },
        { type: 'heading', level: 3, id: 'who', line: [{ text: 'Who' }] },
        { type: 'list', ordered: true, items: [[{ text: 'Settlor' }], [{ text: 'Trustee' }]] },
        { type: 'list', ordered: false, items: [[{ text: 'Deed', code: true }]] },
        { type: 'quote', lines: [[{ text: 'Equity looks on.' }]] },
        { type: 'code', text: 'a < b' },
        { type: 'rule' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 }).id).toBe('what');
  expect(container.querySelector('p')?.innerHTML).toBe('A <strong>trust</strong><em> holds</em>');
  expect([...container.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual([
    'Settlor',
    'Trustee',
  ]);
  expect(container.querySelector('ul code')?.textContent).toBe('Deed');
  expect(container.querySelector('blockquote')?.textContent).toBe('Equity looks on.');
  expect(container.querySelector('pre')?.textContent).toBe('a < b');
  expect(await axeViolations()).toEqual([]);
});

it('escapes markup', () => {
  const { container } = render(
    <Prose blocks={[{ type: 'paragraph', line: [{ text: '<img src=x onerror=alert(1)>' }] }]} />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>');
});

it('sends no referrer and no opener to other sites', () => {
  render(
    <Prose
      blocks={[
        {
          type: 'paragraph',
          line: [
            { text: 'here', href: '/how' },
            { text: 'there', href: 'https://example.org/' },
          ],
        },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'here' }).getAttribute('rel')).toBeNull();
  expect(screen.getByRole('link', { name: 'there' }).getAttribute('rel')).toBe(
    'noopener noreferrer nofollow',
  );
});
