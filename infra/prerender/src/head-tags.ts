/** What a page says about itself, as React writes it: ahead of everything else, as it belongs into the head. */
interface HeadTags {
  /** The tags, for the head. */
  readonly head: string;
  /** What remains, for the body. */
  readonly body: string;
}

const tag = '<title>[^<]*</title>|<(?:meta|link) [^>]*>';
const leading = new RegExp(`^(?:${tag})*`);

/** Parts the tags for the head from the page. */
export function splitHead(html: string): HeadTags {
  const [head] = leading.exec(html) as RegExpExecArray;
  return { head, body: html.slice(head.length) };
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Whole address. */
  readonly canonical: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

/**
 * Reads what a page says about itself out of the tags, still escaped for HTML.
 * @throws Error that names what is missing or there twice.
 */
export const parsePageMeta = (head: string): PageMeta => ({
  title: matchExactlyOne('title', head, /<title>([^<]*)<\/title>/g),
  description: matchExactlyOne('description', head, /<meta name="description" content="([^"]*)"\/>/g),
  canonical: matchExactlyOne('canonical link', head, /<link rel="canonical" href="([^"]*)"\/>/g),
  indexed: !head.includes('<meta name="robots" content="noindex"/>'),
});

export function matchExactlyOne(what: string, head: string, pattern: RegExp): string {
  const [found, another] = [...head.matchAll(pattern)];
  if (!found?.[1] || another) throw new Error(`It needs one ${what}, and has ${another ? 'more' : 'none'}.`);
  return found[1];
}
