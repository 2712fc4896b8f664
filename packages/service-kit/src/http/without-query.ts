/** A URL up to its path. Queries and fragments may contain tokens and are not stored. */
export const stripQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';
