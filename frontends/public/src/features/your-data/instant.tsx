const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Formats an ISO instant as "Jul 4, 2025, 09:05 AM UTC", with the user's time zone: the PDF of a receipt has the same instant in UTC. */
export const formatInstant = (instant: string): string => format.format(new Date(instant));

export const Instant = ({ at }: { readonly at: string }) => <time dateTime={at}>{formatInstant(at)}</time>;
