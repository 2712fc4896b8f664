/** The words of the page that shows one article. */
export const articleCopy = {
  back: 'Back to the search',
  updated: (date: string) => `Updated ${date}`,
  more: 'The page of this site that says more',
  loading: 'Loading the article…',
  gone: {
    title: 'This article is not here',
    detail: 'It may have been withdrawn, or the link may be incomplete.',
    search: 'Search the knowledge base',
  },
  failed: {
    title: 'The article could not be loaded',
    detail: 'Check your connection, then try again.',
    retry: 'Try again',
  },
} as const;
