import type { ArticleSummary } from '@aera/contracts';
import { formatPlural } from '../../shared/copy/format-number.ts';

type State = ArticleSummary['state'];

const states: Record<State, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Unpublished changes',
  unpublished: 'Unpublished',
};

/** Text of the article list and of the editor. */
export const articlesCopy = {
  title: 'Articles',
  create: 'New article',
  loading: 'Loading articles...',
  failed: 'Couldn’t load articles',
  empty: 'No articles yet. Create one, or start from a content gap.',
  emptySearch: 'No articles match these filters',
  columns: ['Title', 'Category', 'Status', 'Version', 'Last updated'],
  version: (newest: number, live: number | null) =>
    live === null || live === newest ? `${newest}` : `${newest} (live: ${live})`,
  filters: {
    label: 'Filter articles',
    state: 'Status',
    allStates: 'All statuses',
    category: 'Category',
    allCategories: 'All categories',
    search: 'Search titles',
    find: 'Search',
  },
  states,
  editor: {
    newTitle: 'New article',
    newLead: 'Hidden until you publish it.',
    lead: 'Readers see the published version until you publish again.',
    loading: 'Loading article...',
    failed: 'Couldn’t load the article',
    fields: {
      title: 'Title',
      category: 'Category',
      categoryHint: 'Choose a category or enter a new one.',
      sourcePage: 'Related page',
      sourcePageOptional: 'optional',
      sourcePageHint: 'A path on this site, such as /trusts.',
      markdown: 'Text',
      markdownHint:
        'Supports Markdown: ## headings, - lists, > quotes, **bold**, *italic*, `code`, [links](/how). HTML isn’t supported.',
    },
    missing: {
      title: 'Enter a title',
      category: 'Enter a category',
      markdown: 'Enter the article text',
      sourcePage: 'Enter a path on this site, such as /trusts',
    },
    save: 'Save',
    saving: 'Saving...',
    publish: 'Publish',
    saveAndPublish: 'Save and publish',
    publishing: 'Publishing...',
    unpublish: 'Unpublish',
    discard: 'Discard changes',
    unsaved: 'Unsaved changes are kept until you close this tab.',
    done: {
      save: { title: 'Article saved', description: 'Publish it to show this version to readers.' },
      publish: { title: 'Article published', description: 'Readers can find it within seconds.' },
      unpublish: {
        title: 'Article unpublished',
        description: 'Readers can no longer find it. The text is kept.',
      },
    },
    failures: {
      save: { title: 'Couldn’t save the article', description: 'Your text is still here. Try again.' },
      publish: { title: 'Couldn’t publish the article', description: 'Your text is still here. Try again.' },
      unpublish: { title: 'Couldn’t unpublish the article', description: 'Readers still see it. Try again.' },
    },
    preview: 'Preview',
    previewEmpty: 'Your text appears here as readers will see it.',
    previewFailed: 'Couldn’t load the preview',
    history: 'History',
    changeLabels: {
      created: 'Created',
      revised: 'Edited',
      published: 'Published',
      unpublished: 'Unpublished',
    } as Record<string, string>,
    formatChange: (change: string, version: number) => `${change}, version ${version}`,
    byPlatform: 'by the system',
    bySteward: 'by a steward',
    viewText: 'View text',
    versionTitle: (version: number) => `Version ${version}`,
    loadVersion: 'Load into editor',
    versionText: { loading: 'Loading version...', failed: 'Couldn’t load this version' },
    close: 'Close',
    conflict: {
      title: 'Someone else updated this article',
      text: (version: number, when: string) =>
        `Version ${version} was saved on ${when}. Your text is still in the form.`,
      theirs: 'Use their version',
      mine: 'Keep my version',
      mineHint: 'When you save, your text becomes the newest version. Theirs stays in the history.',
    },
    confirm: {
      title: 'Unpublish this article?',
      text: 'Readers won’t be able to open or find it. You can publish it again anytime.',
      confirm: 'Unpublish',
      cancel: 'Cancel',
    },
  },
} as const;

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** Text of the content gaps. */
export const gapsCopy = {
  title: 'Content gaps',
  lead: 'Searches with no answer, sorted by number of visitors. Bots are excluded.',
  period: 'Period',
  periods: [7, 30, 90].map((days) => ({ value: String(days), label: `Last ${days} days` })),
  loading: 'Loading content gaps...',
  failed: 'Couldn’t load content gaps',
  empty: {
    open: 'No content gaps in this period',
    dismissed: 'No dismissed gaps in this period',
  },
  statusFilter: 'Status',
  states: [
    { value: 'open', label: 'Open' },
    { value: 'dismissed', label: 'Dismissed' },
  ],
  dismissal: {
    dismiss: 'Dismiss',
    dismissLabel: (query: string) => `Dismiss “${query}”`,
    done: (query: string) => `“${query}” dismissed`,
    undo: 'Undo',
    restore: 'Restore',
    restoreLabel: (query: string) => `Restore “${query}”`,
    failed: { title: 'Couldn’t save the change', description: 'Something went wrong. Try again.' },
  },
  columns: ['Search query', 'Visitors', 'Searches', 'Last searched', 'Article'],
  variantCount: (count: number) => formatPlural(count, 'variant', 'variants'),
  create: 'Create article',
  createFor: (query: string) => `Create article for “${query}”`,
  creating: 'Creating...',
  createFailed: { title: 'Couldn’t create the article', description: 'Something went wrong. Try again.' },
  closedGaps: {
    name: 'closed gaps',
    title: 'Closed gaps',
    lead: 'How often these searches found an answer before and after the article was published, over periods of the same length.',
    loading: 'Loading closed gaps...',
    failed: 'Couldn’t load closed gaps',
    empty: 'No closed gaps yet. Create an article from a gap to track it here.',
    columns: ['Article', 'Search query', 'Before', 'After', 'Opened from search'],
    unpublished: 'Not published yet',
    none: 'No searches',
    answered: (share: number, searches: number) =>
      `${percent.format(share)} of ${formatPlural(searches, 'search', 'searches')} answered`,
    openedFromSearch: (clicked: number, searches: number) => `${clicked} of ${searches}`,
  },
} as const;

/** Text of the search rules. */
export const searchRulesCopy = {
  title: 'Search rules',
  lead: 'Synonyms and pinned results. Preview changes before you apply them.',
  loading: 'Loading search rules...',
  failed: 'Couldn’t load search rules',
  appliedAt: (version: number, when: string) => `Version ${version}, applied ${when}`,
  neverApplied: 'No rules yet',
  synonyms: {
    label: 'Synonyms',
    hint: 'One group per line, separated by commas. Example: trust, settlement, fiduciary estate',
    invalid: (line: number) => `Line ${line}: enter 2 to 12 words or phrases of up to 60 characters`,
    tooMany: 'Enter no more than 300 groups',
  },
  pins: {
    label: 'Pinned results',
    hint: 'One query per line, then => and up to three article IDs. Example: cost => cost-of-a-trust, full-notices',
    invalid: (line: number) =>
      `Line ${line}: enter a query of up to 200 characters, then => and one to three article IDs`,
    tooMany: 'Enter no more than 300 pins',
    missing: (ids: readonly string[]) =>
      `No article found for: ${ids.join(', ')}. Pins to these articles have no effect.`,
  },
  queries: {
    label: 'Test queries',
    optional: 'optional',
    hint: 'One per line, up to 20. Leave empty to use the most frequent recent searches.',
    invalid: 'Enter up to 20 queries of up to 200 characters',
  },
  preview: 'Preview changes',
  previewing: 'Loading preview...',
  previewFailed: 'Couldn’t load the preview. Try again.',
  save: 'Apply rules',
  saving: 'Applying...',
  discard: 'Discard changes',
  saved: { title: 'Rules applied', description: 'Search uses them from now on.' },
  failure: { title: 'Couldn’t apply the rules', description: 'Your changes are still here. Try again.' },
  conflict: {
    title: 'Someone else changed the rules',
    text: (version: number, when: string) =>
      `Version ${version} was applied on ${when}. Your changes are still here.`,
    theirs: 'Use their version',
    mine: 'Keep my version',
  },
  previewResult: {
    title: 'Preview',
    none: 'No changes for these queries',
    noQueries: 'No recent searches. Enter test queries.',
    before: 'Current',
    after: 'With these rules',
    noResults: 'No results',
    answered: 'answered',
    notAnswered: 'not answered',
    pinned: 'pinned',
    unchanged: 'No change',
  },
} as const;
