const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats an ISO instant as "Jul 4, 2025, 09:05 AM" in the user's time zone. */
export const formatDate = (instant: string): string => format.format(new Date(instant));
