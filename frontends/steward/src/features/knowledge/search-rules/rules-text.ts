import type { SearchRulesInput } from '@aera/contracts';
import { searchRulesCopy as copy } from '../knowledge-copy.ts';

/** The rules as they are typed: a line for each. */
interface RulesDraft {
  readonly synonyms: string;
  readonly pins: string;
}

export type RulesErrors = { readonly [Field in keyof RulesDraft]: string | null };

const maxRules = 300;
const arrow = '=>';

export const toDraft = ({ synonyms, pins }: SearchRulesInput): RulesDraft => ({
  synonyms: synonyms.map((group) => group.join(', ')).join('\n'),
  pins: pins.map(({ query, documentIds }) => `${query} ${arrow} ${documentIds.join(', ')}`).join('\n'),
});

/** The rules that a draft spells, or what is wrong with the first line that spells none. */
export function readDraft(draft: RulesDraft): { rules: SearchRulesInput } | { errors: RulesErrors } {
  const synonyms = readLines(draft.synonyms, readGroup, copy.synonyms);
  const pins = readLines(draft.pins, readPin, copy.pins);
  if ('items' in synonyms && 'items' in pins)
    return { rules: { synonyms: synonyms.items, pins: pins.items } };
  return {
    errors: {
      synonyms: 'error' in synonyms ? synonyms.error : null,
      pins: 'error' in pins ? pins.error : null,
    },
  };
}

/** The lines of a text that say something. */
export const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function readLines<Item>(
  text: string,
  read: (line: string) => Item | null,
  says: { readonly wrong: (line: number) => string; readonly tooMany: string },
): { items: Item[] } | { error: string } {
  const items: Item[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const item = read(line);
    if (item === null) return { error: says.wrong(at + 1) };
    items.push(item);
  }
  return items.length > maxRules ? { error: says.tooMany } : { items };
}

const toParts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readGroup(line: string): string[] | null {
  const group = toParts(line);
  return group.length >= 2 && group.length <= 12 && group.every(({ length }) => length <= 60) ? group : null;
}

const documentId = /^[A-Za-z0-9-]{1,100}$/;

function readPin(line: string): SearchRulesInput['pins'][number] | null {
  const at = line.lastIndexOf(arrow);
  const query = line.slice(0, Math.max(at, 0)).trim();
  const documentIds = toParts(line.slice(at + arrow.length));
  const sound =
    query !== '' &&
    query.length <= 200 &&
    documentIds.length >= 1 &&
    documentIds.length <= 3 &&
    documentIds.every((id) => documentId.test(id));
  return sound ? { query, documentIds } : null;
}
