import type { BodyOf, previewSearchRules, SearchRulesInput } from '@aera/contracts';
import { searchRulesCopy as copy } from '../knowledge-copy.ts';

/** The rules as text, one per line, and the queries to preview them with. */
export type RulesInput = Readonly<Record<'synonyms' | 'pins' | 'queries', string>>;

const maxRules = 300;
const maxQueries = 20;
const maxQueryLength = 200;
const arrow = '=>';

export const toDraft = ({ synonyms, pins }: SearchRulesInput): Omit<RulesInput, 'queries'> => ({
  synonyms: synonyms.map((group) => group.join(', ')).join('\n'),
  pins: pins.map(({ query, documentIds }) => `${query} ${arrow} ${documentIds.join(', ')}`).join('\n'),
});

/** Parses the rules, also incomplete ones. */
export const toRules = ({ synonyms, pins }: Omit<RulesInput, 'queries'>): SearchRulesInput => ({
  synonyms: toLines(synonyms).map(parseGroup),
  pins: toLines(pins).map(parsePin),
});

export function toPreview(input: RulesInput): BodyOf<typeof previewSearchRules> {
  const queries = toLines(input.queries);
  return { ...toRules(input), ...(queries.length > 0 && { queries }) };
}

/** Returns the error of the first invalid line of each field. */
export function findErrors({ synonyms, pins, queries }: RulesInput): Partial<RulesInput> {
  const lines = toLines(queries);
  const areQueriesValid = lines.length <= maxQueries && lines.every(({ length }) => length <= maxQueryLength);
  return {
    ...toError('synonyms', synonyms, (line) => isValidGroup(parseGroup(line))),
    ...toError('pins', pins, (line) => isValidPin(parsePin(line))),
    ...(!areQueriesValid && { queries: copy.queries.invalid }),
  };
}

function toError(
  field: 'synonyms' | 'pins',
  text: string,
  isValid: (line: string) => boolean,
): Partial<RulesInput> {
  const invalid = text.split('\n').findIndex((line) => line.trim() !== '' && !isValid(line));
  if (invalid >= 0) return { [field]: copy[field].invalid(invalid + 1) };
  return toLines(text).length > maxRules ? { [field]: copy[field].tooMany } : {};
}

const splitText = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

const toLines = (text: string): string[] => splitText(text, '\n');

export const parseGroup = (line: string): string[] => splitText(line, ',');

/** Whether the server accepts the group. */
export const isValidGroup = (group: readonly string[]): boolean =>
  group.length >= 2 && group.length <= 12 && group.every(({ length }) => length <= 60);

export type Pin = SearchRulesInput['pins'][number];

function parsePin(line: string): Pin {
  const index = line.lastIndexOf(arrow);
  return {
    query: line.slice(0, Math.max(index, 0)).trim(),
    documentIds: splitText(line.slice(index + arrow.length), ','),
  };
}

const documentId = /^[A-Za-z0-9-]{1,100}$/;

/** Whether the server accepts the pin. */
export const isValidPin = ({ query, documentIds }: Pin): boolean =>
  query !== '' &&
  query.length <= maxQueryLength &&
  documentIds.length >= 1 &&
  documentIds.length <= 3 &&
  documentIds.every((id) => documentId.test(id));
