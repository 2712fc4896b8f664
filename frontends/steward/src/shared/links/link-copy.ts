/** What links to a person say. */
export const linkWords = {
  person: 'Everything about this person',
  session: (short: string) => `Everything about whoever used browser ${short}`,
} as const;
