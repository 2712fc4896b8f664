import { computeIdf, computeSaturation } from '../engine/bm25.ts';
import type { DocumentFrequencies, QueryTerm, SearchQuery } from '../engine/search-engine.ts';
import { computeTermWeight } from '../text-analysis/low-weight-terms.ts';
import { toTitleKey } from '../text-analysis/keys.ts';
import type { AnalyzedDocument } from './analyze-document.ts';
import { computeConfidence } from './confidence.ts';
import type { Match } from './find-matches.ts';

/**
 * Returns the similarity of query and title: 1 if all words are the same, else the Dice coefficient of their terms, in which misspelled and
 * incomplete words count less. It does not depend on the size of the corpus.
 */
function computeTitleSimilarity(
  query: SearchQuery,
  { document, title }: AnalyzedDocument,
  matches: readonly Match[],
): number {
  if (query.titleKey !== null && query.titleKey === toTitleKey(document.title)) return 1;
  const terms = new Set(title.flatMap(({ term }) => term ?? []));
  if (query.terms.length === 0 || terms.size === 0) return 0;
  const fits = new Map<string, number>();
  for (const { wanted, term, fit } of matches) {
    if (terms.has(term)) fits.set(wanted.term, Math.max(fit, fits.get(wanted.term) ?? 0));
  }
  const common = fits.values().reduce((sum, fit) => sum + fit, 0);
  return (2 * Math.min(common, terms.size)) / (query.terms.length + terms.size);
}

/**
 * Returns the confidence that a document answers a query, 0 to 1. Computed from the document's text and term frequencies, never from an
 * engine's score, so both engines give the same order.
 */
export function scoreDocument(
  query: SearchQuery,
  analyzed: AnalyzedDocument,
  matches: readonly Match[],
  { total, of }: DocumentFrequencies,
): number {
  const rarity = (term: string) => computeTermWeight(term) * computeIdf(total, of.get(term) ?? 0);
  const weighMatch = ({ term, fit, occurrences }: Match) => {
    const met = fit * rarity(term);
    return { met, score: met * computeSaturation(occurrences, analyzed.length) };
  };
  const collectEvidence = ({ term }: QueryTerm) => {
    const worth = matches.filter(({ wanted }) => wanted.term === term).map(weighMatch);
    const met = Math.max(0, ...worth.map(({ met }) => met));
    return {
      met,
      asked: Math.max(met, rarity(term)),
      score: Math.max(0, ...worth.map(({ score }) => score)),
    };
  };
  const evidence = query.terms.map(collectEvidence);
  const asked = sum(evidence.map(({ asked }) => asked));
  return computeConfidence({
    score: sum(evidence.map(({ score }) => score)),
    total,
    coverage: asked > 0 ? sum(evidence.map(({ met }) => met)) / asked : 0,
    likeness: computeTitleSimilarity(query, analyzed, matches),
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
