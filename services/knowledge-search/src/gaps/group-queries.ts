import { computeEditDistance, computeMaxTypos } from '../text-analysis/edit-distance.ts';

/** A wording without an answer. */
export interface UnansweredQuery {
  readonly query: string;
  readonly key: string;
  readonly visitors: readonly string[];
  readonly searches: number;
  readonly firstSearchedAt: string;
  readonly lastSearchedAt: string;
}

/** Wordings of the same question. */
export interface QueryGroup {
  /** Pseudonym of the wording of most visitors. */
  readonly id: string;
  /** The wording of most visitors. */
  readonly query: string;
  /** Other wordings, those of most visitors first, at most ten. */
  readonly otherQueries: readonly string[];
  /** Number of other wordings. */
  readonly variants: number;
  /** Pseudonyms of all wordings. */
  readonly keys: readonly string[];
  readonly visitors: number;
  readonly searches: number;
  readonly firstSearchedAt: string;
  readonly lastSearchedAt: string;
}

/** Minimum share of common terms (Jaccard) of two wordings of one question. */
const similarityThreshold = 0.6;
const maxOtherQueries = 10;

/**
 * Groups wordings with mostly the same terms, including misspelled ones, around the wording of most visitors. Groups with most visitors
 * come first.
 */
export function groupQueries(
  unanswered: readonly UnansweredQuery[],
  pseudonymize: (key: string) => string,
): QueryGroup[] {
  const groups: { terms: string[]; members: UnansweredQuery[] }[] = [];
  const termsByStart = new Map<string, Set<string>>();
  const groupsByTerm = new Map<string, Set<number>>();
  const ranked = unanswered.toSorted(
    (a, b) =>
      b.visitors.length - a.visitors.length || b.searches - a.searches || (a.query < b.query ? -1 : 1),
  );
  for (const each of ranked) {
    const terms = each.key.split(' ');
    const sameTerms = terms.flatMap((term) =>
      [...(termsByStart.get(readFirstLetter(term)) ?? [])].filter((other) => isSameTerm(other, term)),
    );
    const candidates = new Set<number>();
    for (const term of sameTerms) for (const index of groupsByTerm.get(term) ?? []) candidates.add(index);
    const match = [...candidates]
      .toSorted((a, b) => a - b)
      .find((index) => areSimilar(groups[index]?.terms ?? [], terms));
    if (match !== undefined) {
      groups[match]?.members.push(each);
      continue;
    }
    const index = groups.push({ terms, members: [each] }) - 1;
    for (const term of terms) {
      const start = readFirstLetter(term);
      termsByStart.set(start, (termsByStart.get(start) ?? new Set()).add(term));
      groupsByTerm.set(term, (groupsByTerm.get(term) ?? new Set()).add(index));
    }
  }
  return groups
    .flatMap(({ members }) => toGroup(members, pseudonymize))
    .toSorted((a, b) => b.visitors - a.visitors || b.searches - a.searches);
}

/** Typos are rare in the first letter; only groups that share a term and its first letter with a query are compared with it. */
const readFirstLetter = (term: string): string => term.slice(0, 1);

function areSimilar(a: readonly string[], b: readonly string[]): boolean {
  const common = a.filter((term) => b.some((other) => isSameTerm(term, other))).length;
  return common / (a.length + b.length - common) >= similarityThreshold;
}

function isSameTerm(a: string, b: string): boolean {
  if (a === b) return true;
  const allowed = computeMaxTypos(Math.min(a.length, b.length));
  return allowed > 0 && computeEditDistance(a, b, allowed) <= allowed;
}

function toGroup(members: readonly UnansweredQuery[], pseudonymize: (key: string) => string): QueryGroup[] {
  const [lead] = members;
  if (!lead) return [];
  const times = (pick: (each: UnansweredQuery) => string) => members.map(pick).toSorted();
  return [
    {
      id: pseudonymize(lead.key),
      query: lead.query,
      otherQueries: members.slice(1, 1 + maxOtherQueries).map(({ query }) => query),
      variants: members.length - 1,
      keys: [...new Set(members.map(({ key }) => pseudonymize(key)))],
      visitors: new Set(members.flatMap(({ visitors }) => visitors)).size,
      searches: members.reduce((sum, { searches }) => sum + searches, 0),
      firstSearchedAt: times((each) => each.firstSearchedAt)[0] ?? lead.firstSearchedAt,
      lastSearchedAt: times((each) => each.lastSearchedAt).at(-1) ?? lead.lastSearchedAt,
    },
  ];
}
