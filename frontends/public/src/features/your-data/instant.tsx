const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A moment in words, by the clock of the reader. */
export const formatInstant = (instant: string): string => format.format(new Date(instant));

export const Instant = ({ at }: { readonly at: string }) => <time dateTime={at}>{formatInstant(at)}</time>;
