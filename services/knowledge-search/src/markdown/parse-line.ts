import type { ArticleRun } from '@aera/contracts';
import { linkTarget } from './link-target.ts';
import { withoutEnd } from './without-end.ts';

type Looks = Omit<ArticleRun, 'text'>;

/** Told what was left out, in words for the author. */
export type Warn = (warning: string) => void;

/** Furthest that a mark looks for its partner, so that reading takes time in proportion to the length. */
const reach = 2_000;
const deepest = 4;
const mark = /\\[!-/:-@[-`{-~]|`+|\*\*|\*|__|_|!?\[|https:\/\/[^\s<>"'`)\]]+/gu;

/** Reads one line of Markdown: strong, emphasis, code, links. Everything else, HTML above all, is text. */
export function parseLine(text: string, warn: Warn, looks: Looks = {}, depth = 0): ArticleRun[] {
  const runs: ArticleRun[] = [];
  const say = (part: string, more: Looks = {}) => {
    if (part !== '') runs.push({ text: part, ...looks, ...more });
  };
  let at = 0;
  const pattern = new RegExp(mark);
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [sign] = found;
    const start = found.index;
    const end = start + sign.length;
    const read = depth < deepest ? readMark(text, sign, start, looks, warn, depth) : null;
    if (!read) {
      pattern.lastIndex = end;
      continue;
    }
    say(text.slice(at, start));
    runs.push(...read.runs);
    at = read.end;
    pattern.lastIndex = at;
  }
  say(text.slice(at));
  return joined(runs);
}

interface Read {
  readonly runs: ArticleRun[];
  readonly end: number;
}

function readMark(
  text: string,
  sign: string,
  start: number,
  looks: Looks,
  warn: Warn,
  depth: number,
): Read | null {
  const end = start + sign.length;
  if (sign.startsWith('\\')) return { runs: [{ text: sign.slice(1), ...looks }], end };
  if (sign.startsWith('`')) {
    const close = within(text, sign, end);
    if (close < 0) return null;
    return {
      runs: [{ text: text.slice(end, close).trim(), ...looks, code: true }],
      end: close + sign.length,
    };
  }
  if (sign.startsWith('https:')) return bareLink(sign, start, looks);
  if (sign.endsWith('[')) return link(text, sign, end, looks, warn, depth);
  return emphasis(text, sign, start, looks, warn, depth);
}

function emphasis(
  text: string,
  sign: string,
  start: number,
  looks: Looks,
  warn: Warn,
  depth: number,
): Read | null {
  const inner = start + sign.length;
  const opens = /\S/u.test(text[inner] ?? ' ') && !(sign.startsWith('_') && isWord(text[start - 1]));
  if (!opens) return null;
  for (let close = within(text, sign, inner + 1); close > 0; close = within(text, sign, close + 1)) {
    if (close - start > reach) return null;
    const closes = /\S/u.test(text[close - 1] ?? ' ') && text[close - 1] !== '\\';
    const after = text[close + sign.length];
    // `*` beside another one belongs to `**`.
    const alone = sign.length === 2 || (after !== sign && text[close - 1] !== sign);
    if (!closes || !alone || (sign.startsWith('_') && isWord(after))) continue;
    const more = sign.length === 2 ? { strong: true as const } : { emphasis: true as const };
    const runs = parseLine(text.slice(inner, close), warn, { ...looks, ...more }, depth + 1);
    return { runs, end: close + sign.length };
  }
  return null;
}

function link(
  text: string,
  sign: string,
  inner: number,
  looks: Looks,
  warn: Warn,
  depth: number,
): Read | null {
  if (looks.href !== undefined) return null;
  const close = within(text, '](', inner);
  if (close < 0 || text.slice(inner, close).includes('[')) return null;
  const end = within(text, ')', close + 2);
  if (end < 0) return null;
  const words = text.slice(inner, close);
  const target = text.slice(close + 2, end).trim();
  if (sign === '![') {
    warn('Pictures are not shown; their description stands in their place.');
    return { runs: words === '' ? [] : parseLine(words, warn, looks, depth + 1), end: end + 1 };
  }
  const href = linkTarget(target);
  if (href === null)
    warn(`The link to “${target.slice(0, 80)}” was left out: only https, mailto and pages of this site.`);
  const runs = parseLine(words, warn, href === null ? looks : { ...looks, href }, depth + 1);
  return { runs, end: end + 1 };
}

/** An address that stands by itself; the mark that ends its sentence is not part of it. */
function bareLink(written: string, start: number, looks: Looks): Read | null {
  if (looks.href !== undefined) return null;
  const address = withoutEnd(written, '.,;:!?');
  const href = linkTarget(address);
  return href === null ? null : { runs: [{ text: address, ...looks, href }], end: start + address.length };
}

/** Where `sign` comes next, no further than marks reach; -1 when it does not. */
function within(text: string, sign: string, from: number): number {
  const at = text.slice(from, from + reach).indexOf(sign);
  return at < 0 ? -1 : from + at;
}

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Neighbours that look the same are one run. */
function joined(runs: readonly ArticleRun[]): ArticleRun[] {
  const out: ArticleRun[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    const same =
      last &&
      last.strong === run.strong &&
      last.emphasis === run.emphasis &&
      last.code === run.code &&
      last.href === run.href;
    if (same) last.text += run.text;
    else out.push({ ...run });
  }
  return out;
}
