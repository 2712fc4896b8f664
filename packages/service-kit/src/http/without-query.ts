/** An address up to its path. Queries and fragments may carry tokens, so no record keeps them. */
export const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
