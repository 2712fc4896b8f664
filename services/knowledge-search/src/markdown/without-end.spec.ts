import { expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { withoutEnd } from './without-end.ts';

it('takes away what stands at the end, and nothing else', () => {
  expect(withoutEnd('a.b?!', '.!?')).toBe('a.b');
  expect(withoutEnd('...', '.')).toBe('');
  expect(withoutEnd('', '.')).toBe('');
});

it('lets no text take longer than its length', () => {
  const long = [
    `# ${' '.repeat(40_000)}\u2028`,
    '<a'.repeat(25_000),
    `https://a${'.'.repeat(40_000)}x`,
    `# ${'# '.repeat(20_000)}x`,
  ];
  for (const text of long) expect(parseMarkdown(text).blocks).toHaveLength(1);
  expect(parseMarkdown('## Closed ##').blocks).toMatchObject([
    { type: 'heading', line: [{ text: 'Closed' }] },
  ]);
});
