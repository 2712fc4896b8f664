/** A part of a page that answers a question by itself. */
interface Passage {
  /** Its heading, or the question that it answers. */
  readonly title: string;
  readonly text: string;
  /** Anchor of the part; null without one. */
  readonly anchor: string | null;
}

/** Fields without prose: URLs, states and controls. */
const ignoredFields =
  /^(id|kind|status|meta|to|path|url|href|src|alt|anchor|icon|image|drawing|film|action|actions|link|links|fields|errors|failure|success|contents|form|hostedForm|labels|citations)$/;
/** Fields whose texts are labels. */
const label =
  /^(eyebrow|tabs|previous|next|caption|columns|views|submit|submitting|again|load|loading|close|navigation|begin|more|download|tag|badge|counter|noScripts|trap|optional|pause|resume)$|[lL]abel$|^to[A-Z]|.Title$/;

/** Minimum characters of prose under a heading for a passage of its own; shorter prose belongs to the surrounding passage. */
const minOwnPassageLength = 160;
const minPassageLength = 60;

/**
 * Splits the content record of a page into passages by its headings. Any node with a heading and enough text is a passage, with the
 * sentences under it that belong to no nested passage.
 */
export function extractPassages(page: object, title: string): Passage[] {
  const passages: Passage[] = [];
  const rest = collectProse(page, passages).join('\n');
  const own = passages.filter(({ text }) => text.length >= minPassageLength);
  return rest.length >= minPassageLength ? [{ title, text: rest, anchor: null }, ...own] : own;
}

/** Returns the sentences of a node in order; nested passages are added to `passages`. */
function collectProse(node: unknown, passages: Passage[]): string[] {
  if (typeof node === 'string') return isProse(node) ? [node] : [];
  if (Array.isArray(node)) return node.flatMap((each) => collectNode(each, passages));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([field, value]) =>
    ignoredFields.test(field) || (typeof value === 'string' && label.test(field))
      ? []
      : collectNode(value, passages),
  );
}

/** Returns a node's sentences, unless the node is a passage. */
function collectNode(node: unknown, passages: Passage[]): string[] {
  const heading = findHeading(node);
  if (heading === null) return collectProse(node, passages);
  const within: Passage[] = [];
  const { [heading.field]: _, ...body } = node as Record<string, unknown>;
  const prose = collectProse(body, within);
  const text = prose.join('\n');
  if (text.length < minOwnPassageLength) {
    passages.push(...within);
    return prose.length === 0 && within.length > 0 ? [] : [heading.text, ...prose];
  }
  const { anchor } = node as { anchor?: unknown };
  passages.push({ title: heading.text, text, anchor: typeof anchor === 'string' ? anchor : null }, ...within);
  return [];
}

function findHeading(node: unknown): { field: string; text: string } | null {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return null;
  for (const field of ['question', 'title', 'topic', 'name']) {
    const text = (node as Record<string, unknown>)[field];
    if (typeof text === 'string' && !hasPlaceholders(text)) return { field, text };
  }
  return null;
}

/** Several words: single words are labels. */
const isProse = (text: string): boolean => /\S\s\S/u.test(text.trim()) && !hasPlaceholders(text);

/** Placeholders that a program fills in. */
const hasPlaceholders = (text: string): boolean => /\{\w+\}/u.test(text);
