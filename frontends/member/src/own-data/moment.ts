const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A moment in words, by the clock of the reader. */
export const momentOf = (instant: string): string => format.format(new Date(instant));
