import { type Decider, rejections } from '@aera/event-store/decider';

export interface SearchRulesDefinition {
  /** Groups of words or phrases with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
  /** Documents that come first for a query. */
  readonly pins: readonly { readonly query: string; readonly documentIds: readonly string[] }[];
}

export type SearchRulesEvent = {
  type: 'SearchRulesRevised';
  data: SearchRulesDefinition & { version: number; stewardId: string; revisedAt: string };
};

export type SearchRulesCommand = {
  type: 'ReviseSearchRules';
  /** Normalized by `normalizeRules`. */
  data: SearchRulesDefinition & { stewardId: string; expectedVersion: number };
  now: string;
};

/** The current rules and the number of their versions. */
interface SearchRules extends SearchRulesDefinition {
  readonly version: number;
}

const reject = rejections({
  'rules-changed': ['stale', 'Someone else changed the rules since you opened them.'],
});

function decide({ data, now }: SearchRulesCommand, rules: SearchRules): SearchRulesEvent[] {
  const { stewardId, expectedVersion, synonyms, pins } = data;
  const isCurrent = expectedVersion === rules.version;
  // A retry after a lost response finds the requested rules.
  if (isSame(data, rules) && (isCurrent || expectedVersion + 1 === rules.version)) return [];
  if (!isCurrent) throw reject('rules-changed');
  const version = rules.version + 1;
  return [{ type: 'SearchRulesRevised', data: { synonyms, pins, version, stewardId, revisedAt: now } }];
}

const isSame = (a: SearchRulesDefinition, b: SearchRulesDefinition): boolean =>
  JSON.stringify([a.synonyms, a.pins]) === JSON.stringify([b.synonyms, b.pins]);

export const searchRulesDecider: Decider<SearchRulesCommand, SearchRulesEvent, SearchRules> = {
  initial: () => ({ synonyms: [], pins: [], version: 0 }),
  evolve: (_, { data: { synonyms, pins, version } }) => ({ synonyms, pins, version }),
  decide,
};
