import { useState } from 'react';

/** Returns the last entries of a history, and a query for `ShowMore` that adds as many older ones. */
export function useLatestEntries<Entry>(entries: readonly Entry[], size: number) {
  const [limit, setLimit] = useState(size);
  return {
    latest: entries.slice(-limit),
    older: {
      hasNextPage: entries.length > limit,
      isFetchingNextPage: false,
      isFetchNextPageError: false,
      error: null,
      fetchNextPage: async () => setLimit(limit + size),
    },
  };
}
