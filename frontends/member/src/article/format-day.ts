const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** An ISO instant as "Jul 4, 2025", in the reader's time zone. */
export const formatDay = (instant: string): string => format.format(new Date(instant));
