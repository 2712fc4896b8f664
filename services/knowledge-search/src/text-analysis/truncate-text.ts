/** Returns at most `maxLength` UTF-16 units. Never cuts inside a surrogate pair, because PostgreSQL rejects half of one. */
export const truncateText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/\p{Surrogate}$/u, '');
