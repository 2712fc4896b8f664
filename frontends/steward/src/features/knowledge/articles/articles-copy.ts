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
