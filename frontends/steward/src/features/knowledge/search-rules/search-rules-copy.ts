/** Texts of the search rules. */
export const searchRulesCopy = {
  title: 'Search rules',
  lead: 'Words that mean the same, and what comes first for a query. Look at what a change would do before it is in force.',
  loading: 'Loading the search rules…',
  failed: 'The search rules could not be read',
  since: (version: number, when: string) => `Version ${version}, in force since ${when}.`,
  never: 'No rules were written yet.',
  synonyms: {
    label: 'Synonyms',
    hint: 'One group a line, its words parted by commas: trust, settlement, fiduciary estate',
    wrong: (line: number) => `Line ${line}: a group has 2 to 12 words or phrases of at most 60 characters.`,
    tooMany: 'There can be 300 groups at most.',
  },
  pins: {
    label: 'Pins',
    hint: 'One query a line, then => and up to three ids: cost => cost-of-a-trust, full-notices',
    wrong: (line: number) =>
      `Line ${line}: a pin is a query of at most 200 characters, then => and one to three ids.`,
    tooMany: 'There can be 300 pins at most.',
    missing: (ids: readonly string[]) =>
      `Pinned in vain, for nothing of that id can be found: ${ids.join(', ')}.`,
  },
  queries: {
    label: 'Queries to try',
    optional: 'optional',
    hint: 'One a line, twenty at most. Left empty: those that were asked most of late.',
    wrong: 'Twenty queries of at most 200 characters can be tried at once.',
  },
  preview: 'Show what changes',
  previewing: 'Trying…',
  previewFailed: 'The rules could not be tried. Please try again.',
  save: 'Put in force',
  saving: 'Saving…',
  discard: 'Discard changes',
  saved: { title: 'Rules In Force', description: 'Searches follow them from now on.' },
  failure: { title: 'Not Saved', description: 'What you wrote is still here. Please try again.' },
  conflict: {
    title: 'Somebody else changed the rules meanwhile',
    text: (version: number, when: string) =>
      `Version ${version} is in force since ${when}. What you wrote is still here.`,
    theirs: 'Take their rules',
    mine: 'Keep what I wrote',
  },
  outcome: {
    title: 'What changes',
    none: 'Nothing changes for these queries.',
    noQueries: 'Nobody searched of late. Write queries to try.',
    before: 'Now',
    after: 'With these rules',
    nothing: 'Finds nothing',
    answers: 'answers',
    doesNot: 'does not answer',
    pinned: 'pinned',
    same: 'No change',
  },
} as const;
