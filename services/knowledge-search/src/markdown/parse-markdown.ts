import type { ArticleBlock } from '@aera/contracts';
import { parseLine, type Warn } from './parse-line.ts';
import { withoutEnd } from './without-end.ts';

export interface ParsedMarkdown {
  readonly blocks: ArticleBlock[];
  /** What was left out or changed, each once, in words for the author. */
  readonly warnings: string[];
}

// eslint-disable-next-line no-control-regex -- they have no place in a text
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/gu;
const fence = /^ {0,3}```/u;
const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/su;
const rule = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/u;
const quote = /^ {0,3}> ?/u;
const item = /^ {0,3}(?:[-*+]|(\d{1,9})[.)])[ \t]+/u;
const html = /<\/?[a-z][^<>]*>|<!--/iu;

/**
 * Reads the safe part of Markdown: headings, paragraphs, lists, quotes, code and rules, as plain data. HTML is text like
 * any other, so there is nothing to sanitise.
 */
export function parseMarkdown(markdown: string): ParsedMarkdown {
  const warnings = new Set<string>();
  const warn: Warn = (warning) => warnings.add(warning);
  const lines = markdown.replace(/\r\n?/gu, '\n').replaceAll(control, '').split('\n');
  const blocks: ArticleBlock[] = [];
  const ids = new Set<string>();
  for (let at = 0; at < lines.length;) {
    const text = lines[at] ?? '';
    const starts = blockAt(text);
    if (starts === 'nothing') at += 1;
    else if (starts === 'code') {
      const end = lines.findIndex((line, index) => index > at && fence.test(line));
      const last = end < 0 ? lines.length : end;
      blocks.push({ type: 'code', text: lines.slice(at + 1, last).join('\n') });
      at = last + 1;
    } else if (starts === 'heading') {
      const [, signs = '', words = ''] = heading.exec(text) ?? [];
      if (signs.length === 1) warn('The title is the only first heading; “#” was read as “##”.');
      const line = parseLine(withoutEnd(withoutEnd(words, '#'), ' \t'), warn);
      blocks.push({ type: 'heading', level: signs.length <= 2 ? 2 : 3, id: idOf(line, ids), line });
      at += 1;
    } else if (starts === 'rule') {
      blocks.push({ type: 'rule' });
      at += 1;
    } else {
      const end = endOf(lines, at, starts);
      blocks.push(textBlock(starts, lines.slice(at, end), warn));
      at = end;
    }
  }
  const shown = blocks.filter((block) => block.type !== 'code').map(textOf);
  if (shown.some((text) => html.test(text))) warn('HTML is shown as it is written, and does nothing.');
  return { blocks, warnings: [...warnings] };
}

type Start = 'nothing' | 'code' | 'heading' | 'rule' | 'quote' | 'list' | 'paragraph';

function blockAt(line: string): Start {
  if (line.trim() === '') return 'nothing';
  if (fence.test(line)) return 'code';
  if (heading.test(line)) return 'heading';
  if (rule.test(line)) return 'rule';
  if (quote.test(line)) return 'quote';
  return item.test(line) ? 'list' : 'paragraph';
}

/** The line after the last one of a paragraph, list or quote: plain lines go on with what stands above them. */
function endOf(lines: readonly string[], from: number, start: Start): number {
  let end = from + 1;
  while (end < lines.length) {
    const next = blockAt(lines[end] ?? '');
    if (next !== 'paragraph' && next !== start) break;
    end += 1;
  }
  return end;
}

function textBlock(start: Start, lines: readonly string[], warn: Warn): ArticleBlock {
  if (start === 'quote') {
    const said = lines.map((line) => line.replace(quote, ''));
    return { type: 'quote', lines: paragraphs(said).map((text) => parseLine(text, warn)) };
  }
  if (start !== 'list') return { type: 'paragraph', line: parseLine(flowing(lines), warn) };
  const items: string[][] = [];
  for (const line of lines) {
    if (item.test(line)) items.push([line.replace(item, '')]);
    else items.at(-1)?.push(line);
  }
  const ordered = item.exec(lines[0] ?? '')?.[1] !== undefined;
  return { type: 'list', ordered, items: items.map((each) => parseLine(flowing(each), warn)) };
}

const flowing = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .join(' ')
    .trim();

const paragraphs = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .split(/\n\s*\n/u)
    .map((part) => flowing(part.split('\n')))
    .filter((part) => part !== '');

const lineText = (line: readonly { text: string }[]): string => line.map(({ text }) => text).join('');

/** An anchor of letters, digits and hyphens that no other heading has. */
function idOf(line: readonly { text: string }[], taken: Set<string>): string {
  const words = lineText(line).toLowerCase().normalize('NFKD');
  const base =
    words
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 60) || 'section';
  let id = base;
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
  taken.add(id);
  return id;
}

/** The words of a block, without looks. */
export function textOf(block: ArticleBlock): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return lineText(block.line);
    case 'list':
      return block.items.map(lineText).join('\n');
    case 'quote':
      return block.lines.map(lineText).join('\n');
    case 'code':
      return block.text;
    case 'rule':
      return '';
  }
}

/** The words of an article, as they are searched and shown in results. */
export const plainText = (markdown: string): string =>
  parseMarkdown(markdown)
    .blocks.map(textOf)
    .filter((text) => text !== '')
    .join('\n');
