/**
 * Whether an address asks for the newest builds, whatever stewards have pinned: `?builds=newest`, the way out where a pinned one does not
 * work. It can name no build and no place, only this.
 */
export const requestsNewestBuilds = (query: string): boolean =>
  query.includes('builds=newest') && new URLSearchParams(query).get('builds') === 'newest';
