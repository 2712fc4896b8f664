import type { ArticleSummary } from '@aera/contracts';

type State = ArticleSummary['state'];

const states: Record<State, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Changed since',
  withdrawn: 'Withdrawn',
};

/** Texts of the list of articles and of the page that one is written on. */
export const articlesCopy = {
  title: 'Articles',
  lead: 'What the search finds: begin, revise, publish and withdraw articles. Readers see what was published last.',
  begin: 'New article',
  loading: 'Loading articles…',
  failed: 'The articles could not be read',
  empty: 'No article here yet.',
  emptySearch: 'No article matches. Try fewer words, or another state.',
  columns: ['Title', 'Category', 'State', 'Version', 'Last change'],
  pages: 'Pages of articles',
  showing: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} articles`,
  version: (newest: number, live: number | null) =>
    live === null || live === newest ? `${newest}` : `${newest}, readers see ${live}`,
  filters: {
    label: 'Filter articles',
    state: 'State',
    every: 'Every state',
    category: 'Category',
    everyCategory: 'Every category',
    search: 'Words of the title',
    find: 'Find',
  },
  states,
  stateWithCount: (state: State, count: number) => `${states[state]} (${count})`,
  editor: {
    newTitle: 'New article',
    newLead: 'Nobody sees it until it is published.',
    lead: 'Readers keep what was published last until you publish again.',
    loading: 'Loading the article…',
    failed: 'The article could not be read',
    fields: {
      title: 'Title',
      category: 'Category',
      categoryHint: 'One that exists, or a new one.',
      sourcePage: 'Page of this site that says more',
      sourcePageOptional: 'optional',
      sourcePageHint: 'A path such as /trusts',
      markdown: 'Text',
      markdownHint:
        'Markdown: ## headings, - lists, > quotes, **strong**, *emphasis*, `code`, [links](/how). No HTML.',
    },
    missing: {
      title: 'Please give it a title.',
      category: 'Please name a category.',
      markdown: 'Please write the text.',
      sourcePage: 'Please write a path of this site, such as /trusts.',
    },
    save: 'Save',
    saving: 'Saving…',
    publish: 'Publish',
    saveAndPublish: 'Save and publish',
    publishing: 'Publishing…',
    withdraw: 'Withdraw',
    discard: 'Discard changes',
    unsaved: 'Not saved yet; kept in this tab.',
    saved: { title: 'Article Saved', description: 'Readers will see it once it is published.' },
    published: { title: 'Article Published', description: 'It can be read and found in a moment.' },
    withdrawn: {
      title: 'Article Withdrawn',
      description: 'It is neither read nor found any more. Its text is kept.',
    },
    failure: { title: 'Not Saved', description: 'Your text is still here. Please try again.' },
    preview: 'Preview',
    previewEmpty: 'What you write shows here as readers will see it.',
    previewFailed: 'The preview could not be made just now.',
    history: 'History',
    changes: {
      begun: 'Begun',
      revised: 'Revised',
      published: 'Published',
      withdrawn: 'Withdrawn',
    } as Record<string, string>,
    change: (what: string, version: number) => `${what}, version ${version}`,
    byPlatform: 'by the platform',
    bySteward: 'by a steward',
    show: 'Show text',
    versionTitle: (version: number) => `Version ${version}`,
    restore: 'Continue from this version',
    close: 'Close',
    conflict: {
      title: 'Somebody else saved this article meanwhile',
      text: (version: number, when: string) =>
        `Version ${version} was saved on ${when}. Your text is still in the form.`,
      theirs: 'Take their version',
      mine: 'Keep my text',
      mineHint: 'Your text then becomes the version after theirs when you save.',
    },
    confirm: {
      title: 'Withdraw this article?',
      text: 'Readers can no longer open or find it. You can publish it again at any time.',
      confirm: 'Withdraw',
      cancel: 'Cancel',
    },
  },
} as const;

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Texts of the content gaps. */
export const gapsCopy = {
  those: 'the gaps',
  title: 'Content gaps',
  lead: 'What visitors searched for and found no answer to, most visitors first. Searches by programs are left out.',
  days: 'Searches of the last',
  spans: [7, 30, 90].map((days) => ({ value: String(days), label: `${days} days` })),
  loading: 'Loading content gaps…',
  failed: 'The content gaps could not be read',
  empty: {
    open: 'Every search of these days found an answer, or nobody searched.',
    dismissed: 'No gap of these days was dismissed.',
  },
  show: 'Show',
  shown: [
    { value: 'open', label: 'Gaps' },
    { value: 'dismissed', label: 'Dismissed' },
  ],
  dismissal: {
    dismiss: 'Dismiss',
    dismissOf: (query: string) => `Dismiss “${query}”: it needs no answer`,
    done: (query: string) => `“${query}” needs no answer`,
    undo: 'Undo',
    restore: 'Restore',
    restoreOf: (query: string) => `Restore “${query}”`,
    failed: { title: 'Not Saved', description: 'That could not be kept. Please try again.' },
  },
  columns: ['Searched for', 'Visitors', 'Searches', 'Last searched', 'Article'],
  alsoAsked: (count: number) => times(count, 'other wording', 'other wordings'),
  begin: 'Begin article',
  beginFor: (query: string) => `Begin article for “${query}”`,
  beginning: 'Beginning…',
  beginFailed: { title: 'Not Begun', description: 'The article could not be begun. Please try again.' },
  pages: 'Pages of content gaps',
  showing: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} gaps`,
  filled: {
    those: 'what was filled',
    title: 'Did it help?',
    lead: 'The same searches before and after an article that was begun from a gap, over spans of equal length.',
    loading: 'Loading what helped…',
    failed: 'What helped could not be read',
    empty: 'No article was begun from a gap yet.',
    columns: ['Article', 'Searched for', 'Before', 'After', 'Opened after a search'],
    unpublished: 'Not published yet',
    none: 'No searches',
    answered: (share: number, searches: number) =>
      `${percent.format(share)} answered of ${times(searches, 'search', 'searches')}`,
    clicked: (clicked: number, searches: number) => `${clicked} of ${searches}`,
  },
} as const;

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
