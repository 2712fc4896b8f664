/** The words of the page that shows one article. */
export const articleCopy = {
  back: 'Back to search',
  updated: (date: string) => `Updated ${date}`,
  more: 'Read more on this site',
  loading: 'Loading article…',
  gone: {
    title: 'Article not found',
    detail: 'It may have been removed, or the link may be incomplete.',
    search: 'Search the knowledge base',
  },
  failed: {
    title: 'Couldn’t load this article',
    detail: 'Check your connection, then try again.',
    retry: 'Try again',
  },
} as const;
