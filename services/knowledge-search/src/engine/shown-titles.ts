import { wordsOf } from '../text/tokens.ts';

/** A title longer than this is a story, not something to pick from a list (and more than the route takes back). */
const longest = 200;

/** Found titles as a list of suggestions: each once, those that begin with what was typed first. */
export function shownTitles(titles: Iterable<string>, typed: string, limit: number): string[] {
  const beginning = wordsOf(typed).join(' ');
  const begins = (title: string) => wordsOf(title).join(' ').startsWith(beginning);
  const shown = [...new Set(titles)].filter((title) => title.length <= longest);
  const [first, rest] = [shown.filter(begins), shown.filter((title) => !begins(title))];
  return [...first, ...rest].slice(0, limit);
}
