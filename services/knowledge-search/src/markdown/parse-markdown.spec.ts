import { ArticleBlock } from '@aera/contracts/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLinkTarget, parseMarkdown, toPlainText } from './parse-markdown.ts';

const blocks = (markdown: string) => parseMarkdown(markdown).blocks;
const runs = (markdown: string) => {
  const [first] = blocks(markdown);
  return first?.type === 'paragraph' ? first.line : [];
};
const hrefs = (markdown: string) =>
  JSON.stringify(blocks(markdown))
    .match(/"href":"[^"]*"/g)
    ?.map((text) => text.slice(8, -1)) ?? [];

describe('blocks', () => {
  it('are parsed in order', () =>
    expect(
      blocks(
        '# Trusts\n\nFirst\nline.\n\n- one\n  more\n* two\n\n1. a\n2) b\n> said\n> so\n\n---\n```\n# x\n```\n### End ###',
      ),
    ).toEqual([
      { type: 'heading', level: 2, id: 'trusts', line: [{ text: 'Trusts' }] },
      { type: 'paragraph', line: [{ text: 'First line.' }] },
      { type: 'list', ordered: false, items: [[{ text: 'one more' }], [{ text: 'two' }]] },
      { type: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { type: 'quote', lines: [[{ text: 'said so' }]] },
      { type: 'rule' },
      { type: 'code', text: '# x' },
      { type: 'heading', level: 3, id: 'end', line: [{ text: 'End' }] },
    ]));

  it('give every heading a unique anchor', () =>
    expect(blocks('## Same\n## Same\n## ¿?').map((block) => block.type === 'heading' && block.id)).toEqual([
      'same',
      'same-2',
      'section',
    ]));

  it('end an unclosed fence at the end', () =>
    expect(blocks('```\nconst a;')).toEqual([{ type: 'code', text: 'const a;' }]));

  it('are empty for an empty document', () => expect(blocks(' \n\n\t\n')).toEqual([]));
});

describe('a line of text', () => {
  it('has strong, emphasized and code text, also nested', () =>
    expect(runs('a **b *c* d** _e_ `f*g*` snake_case_name 2 * 3 * 4')).toEqual([
      { text: 'a ' },
      { text: 'b ', strong: true },
      { text: 'c', strong: true, emphasis: true },
      { text: ' d', strong: true },
      { text: ' ' },
      { text: 'e', emphasis: true },
      { text: ' ' },
      { text: 'f*g*', code: true },
      { text: ' snake_case_name 2 * 3 * 4' },
    ]));

  it('renders an escaped mark literally', () =>
    expect(runs('\\*not\\* \\[so\\]')).toEqual([{ text: '*not* [so]' }]));

  it('keeps unpaired marks', () =>
    expect(runs('**open, [open, `open')).toEqual([{ text: '**open, [open, `open' }]));

  it('links to https, mailto, pages of this site, and bare URLs', () => {
    expect(runs('[**b** x](/trusts#a) and https://example.org/x.')).toEqual([
      { text: 'b', strong: true, href: '/trusts#a' },
      { text: ' x', href: '/trusts#a' },
      { text: ' and ' },
      { text: 'https://example.org/x', href: 'https://example.org/x' },
      { text: '.' },
    ]);
    expect(hrefs('[m](mailto:a@example.org) [a](#part)')).toEqual(['mailto:a@example.org', '#part']);
  });
});

describe('unsafe markup', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'http://example.org',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https://user:secret@example.org',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    '&#106;avascript:alert(1)',
    '',
  ])('is not linked: %j', (target) => {
    expect(toLinkTarget(target)).toBe(null);
    expect(hrefs(`[click](${target})`)).toEqual([]);
  });

  it('stays text when it is HTML, with a warning for the author', () => {
    const { blocks, warnings } = parseMarkdown('<img src=x onerror=alert(1)><script>alert(1)</script>');
    expect(blocks).toEqual([
      { type: 'paragraph', line: [{ text: '<img src=x onerror=alert(1)><script>alert(1)</script>' }] },
    ]);
    expect(warnings).toEqual(['HTML is shown as it is written, and does nothing.']);
  });

  it('omits pictures', () => {
    const { blocks, warnings } = parseMarkdown('![a map](https://evil.example/pixel.gif) here');
    expect(blocks).toEqual([{ type: 'paragraph', line: [{ text: 'a map here' }] }]);
    expect(warnings).toHaveLength(1);
  });

  it('reports removed links', () =>
    expect(parseMarkdown('[x](javascript:alert)').warnings[0]).toContain('javascript:alert'));
});

describe('for any input', () => {
  const alphabet = fc.constantFrom(
    ...'*_`[]()!#>-+1.\\\n \ta<:/~',
    'https://a.b',
    'javascript:',
    '```',
    '](',
    'é',
    '\u2028',
  );
  const anything = fc.oneof(
    fc.array(alphabet, { maxLength: 80 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  );

  it('results in valid blocks with safe links only', () =>
    fc.assert(
      fc.property(anything, (markdown) => {
        const parsed = ArticleBlock.array().parse(blocks(markdown));
        expect(parsed).toEqual(blocks(markdown));
        for (const href of hrefs(markdown)) expect(href).toMatch(/^(https:\/\/|mailto:|\/(?![/\\])|#)/);
      }),
      { numRuns: 500 },
    ));

  it('keeps every letter of the text', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 20 }), (words) => {
        expect(toPlainText(words.join(' '))).toBe(words.join(' '));
      }),
    ));

  it.each(['*', '**', '_', '[', '![', '](', '`', '> ', '- ', '#', '\\', '[a](', '*a '])(
    'is parsed in linear time: %j',
    (part) =>
      expect(toPlainText(part.repeat(Math.ceil(50_000 / part.length))).length).toBeLessThanOrEqual(50_100),
  );

  it.each([
    `# ${' '.repeat(40_000)}\u2028`,
    '<a'.repeat(25_000),
    `https://a${'.'.repeat(40_000)}x`,
    `# ${'# '.repeat(20_000)}x`,
    `${'*_'.repeat(12_500)}a${'_*'.repeat(12_500)}`,
    '> '.repeat(25_000),
  ])('is one block, however long it is', (text) => expect(blocks(text)).toHaveLength(1));
});
