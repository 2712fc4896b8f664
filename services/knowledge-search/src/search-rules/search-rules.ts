export interface SearchRulesDefinition {
  /** Words or phrases that find the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Documents that come first for a query. */
  readonly pins: readonly { readonly query: string; readonly documentIds: readonly string[] }[];
}

export type SearchRulesEvent = {
  type: 'SearchRulesRevised';
  data: SearchRulesDefinition & { version: number; stewardId: string; revisedAt: string };
};

/** The rules in force, and how many versions there were. */
export interface SearchRules extends SearchRulesDefinition {
  readonly version: number;
}

export const initialSearchRules = (): SearchRules => ({ synonyms: [], pins: [], version: 0 });

export const evolveSearchRules = (_: SearchRules, { data }: SearchRulesEvent): SearchRules => ({
  synonyms: data.synonyms,
  pins: data.pins,
  version: data.version,
});
