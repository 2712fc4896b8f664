/** Head tags of a page, which React writes before everything else. */
interface HeadTags {
  /** HTML for the head. */
  readonly head: string;
  /** HTML for the body. */
  readonly body: string;
}

const tag = '<title>[^<]*</title>|<(?:meta|link) [^>]*>';
const headPattern = new RegExp(`^(?:${tag})*`);

/** Separates the head tags from the page. */
export function splitHead(html: string): HeadTags {
  const [head] = headPattern.exec(html) as RegExpExecArray;
  return { head, body: html.slice(head.length) };
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Absolute URL. */
  readonly canonical: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

/**
 * Parses title, description, canonical URL and robots rule from the head tags. Values stay escaped for HTML.
 *
 * @throws Error that names a missing or duplicate tag.
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
