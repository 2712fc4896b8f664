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
