const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Formats an ISO instant in the user's time zone. */
export const formatInstant = (instant: string): string => format.format(new Date(instant));

export const Instant = ({ at }: { readonly at: string }) => <time dateTime={at}>{formatInstant(at)}</time>;
