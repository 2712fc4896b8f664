import type { ArticleBlock, ArticleRun } from '@aera/contracts';
import MarkdownIt, { type Token } from 'markdown-it';

const sitePath = /^\/(?![/\\])[^\s\\]*$/;
const anchor = /^#[\w-]+$/;
// eslint-disable-next-line no-control-regex -- browsers skip them inside a scheme, so `java\tscript:` is one
const invisible = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/u;

/** Returns the target of a link: https, mailto, a path of this site or an anchor of the page; null for any other. */
export function toLinkTarget(written: string): string | null {
  if (invisible.test(written)) return null;
  if (anchor.test(written) || sitePath.test(written)) return written;
  const url = URL.parse(written);
  if (!url || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:' && /^https:\/\//i.test(written)) return url.href;
  return url.protocol === 'mailto:' ? url.href : null;
}

interface ParsedMarkdown {
  readonly blocks: ArticleBlock[];
  /** Distinct warnings for the author about changed or omitted text. */
  readonly warnings: string[];
}

type Warn = (warning: string) => void;
type Line = ArticleRun[];
type List = Extract<ArticleBlock, { type: 'list' }>;
type Quote = Extract<ArticleBlock, { type: 'quote' }>;

/** CommonMark without HTML, tables, entities, reference links and indented code; bare https addresses become links. */
const reader = new MarkdownIt({ html: false, linkify: true }).disable([
  'autolink',
  'code',
  'entity',
  'lheading',
  'reference',
  'strikethrough',
  'table',
]);
reader.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
// `toLinkTarget` validates links and needs the unmodified URL.
reader.validateLink = () => true;
reader.normalizeLink = (address) => address;
reader.normalizeLinkText = (address) => address;

// eslint-disable-next-line no-control-regex -- they have no place in a text
const control = /[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f]/gu;
const html = /<\/?[a-z][^<>]*>|<!--/iu;

/** Parses Markdown into plain data. HTML is text, so nothing needs sanitizing. Nested lists and quotes become part of the outer one. */
export function parseMarkdown(markdown: string): ParsedMarkdown {
  const warnings = new Set<string>();
  const blocks: ArticleBlock[] = [];
  const ids = new Set<string>();
  let container = null as List | Quote | null;
  let depth = 0;
  let heading: string | null = null;

  const open = (block: List | Quote) => {
    if (depth++ > 0) return;
    const last = blocks.at(-1);
    // In CommonMark, `-` after `*` starts another list; they are shown as one.
    if (block.type === 'list' && last?.type === 'list' && last.ordered === block.ordered) container = last;
    else blocks.push((container = block));
  };
  const addToContainer = (line: Line) => {
    if (container?.type === 'quote') container.lines.push(line);
    else if (container?.items.at(-1)?.length === 0) container.items.at(-1)?.push(...line);
    else container?.items.at(-1)?.push({ text: ' ' }, ...line);
  };
  const add = (line: Line) => {
    if (container) addToContainer(line);
    else if (heading === null) blocks.push({ type: 'paragraph', line });
    else {
      if (heading === 'h1') warnings.add('The title is the only first heading; “#” was read as “##”.');
      const level = heading === 'h1' || heading === 'h2' ? 2 : 3;
      blocks.push({ type: 'heading', level, id: createHeadingId(line, ids), line });
    }
  };

  for (const token of reader.parse(markdown.replaceAll(control, ''), {})) {
    switch (token.type) {
      case 'heading_open':
        heading = token.tag;
        break;
      case 'heading_close':
        heading = null;
        break;
      case 'inline':
        add(parseInline(token.children ?? [], (warning) => warnings.add(warning)));
        break;
      case 'bullet_list_open':
      case 'ordered_list_open':
        open({ type: 'list', ordered: token.type === 'ordered_list_open', items: [] });
        break;
      case 'list_item_open':
        if (container?.type === 'list') container.items.push([]);
        break;
      case 'blockquote_open':
        open({ type: 'quote', lines: [] });
        break;
      case 'bullet_list_close':
      case 'ordered_list_close':
      case 'blockquote_close':
        if (--depth === 0) container = null;
        break;
      case 'fence': {
        const text = token.content.replace(/\n$/u, '');
        if (container) addToContainer([{ text, code: true }]);
        else blocks.push({ type: 'code', text });
        break;
      }
      case 'hr':
        if (!container) blocks.push({ type: 'rule' });
        break;
    }
  }
  const shown = blocks.filter((block) => block.type !== 'code').map(readBlockText);
  if (shown.some((text) => html.test(text)))
    warnings.add('HTML is shown as it is written, and does nothing.');
  return { blocks, warnings: [...warnings] };
}

/** Parses the tokens of one line. Adjacent runs with the same style are merged. */
function parseInline(tokens: readonly Token[], warn: Warn): Line {
  const line: Line = [];
  let [strong, emphasis] = [0, 0];
  let href: string | null = null;

  const add = (text: string, code = false) => {
    const looks = {
      ...(strong > 0 && { strong: true as const }),
      ...(emphasis > 0 && { emphasis: true as const }),
      ...(code && { code: true as const }),
      ...(href !== null && { href }),
    };
    const last = line.at(-1);
    if (last && areFormattedAlike(last, looks)) last.text += text;
    else if (text !== '') line.push({ text, ...looks });
  };
  const read = (token: Token): void => {
    switch (token.type) {
      case 'strong_open':
        strong++;
        break;
      case 'strong_close':
        strong--;
        break;
      case 'em_open':
        emphasis++;
        break;
      case 'em_close':
        emphasis--;
        break;
      case 'link_open':
        href = readLink(token, warn);
        break;
      case 'link_close':
        href = null;
        break;
      case 'softbreak':
      case 'hardbreak':
        add(' ');
        break;
      case 'code_inline':
        add(token.content.trim(), true);
        break;
      case 'image':
        warn('Pictures are not shown; their description stands in their place.');
        token.children?.forEach(read);
        break;
      default:
        add(token.content);
    }
  };
  tokens.forEach(read);
  return line;
}

function readLink(token: Token, warn: Warn): string | null {
  const written = String(token.attrGet('href') ?? '');
  const href = toLinkTarget(written);
  if (href === null && token.markup !== 'linkify')
    warn(`The link to “${written.slice(0, 80)}” was left out: only https, mailto and pages of this site.`);
  return href;
}

const areFormattedAlike = (one: Omit<ArticleRun, 'text'>, other: Omit<ArticleRun, 'text'>): boolean =>
  one.strong === other.strong &&
  one.emphasis === other.emphasis &&
  one.code === other.code &&
  one.href === other.href;

const readLineText = (line: readonly { text: string }[]): string => line.map(({ text }) => text).join('');

/** Returns a unique anchor of letters, digits and hyphens. */
function createHeadingId(line: readonly { text: string }[], taken: Set<string>): string {
  const text = readLineText(line).toLowerCase().normalize('NFKD');
  const base =
    text
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 60) || 'section';
  let id = base;
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
  taken.add(id);
  return id;
}

/** Returns the text of a block without its style. */
function readBlockText(block: ArticleBlock): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return readLineText(block.line);
    case 'list':
      return block.items.map(readLineText).join('\n');
    case 'quote':
      return block.lines.map(readLineText).join('\n');
    case 'code':
      return block.text;
    case 'rule':
      return '';
  }
}

/** Returns the text of an article for search and results. */
export const toPlainText = (markdown: string): string =>
  parseMarkdown(markdown)
    .blocks.map(readBlockText)
    .filter((text) => text !== '')
    .join('\n');
