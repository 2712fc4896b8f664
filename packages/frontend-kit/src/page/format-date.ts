let format: Intl.DateTimeFormat | undefined;

/** Formats an ISO instant as "Jul 4, 2025, 09:05 AM" in the user's time zone. */
export function formatDate(instant: string): string {
  // The first formatter of a page takes a phone 40 ms, so it is created when a date is shown.
  format ??= new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(instant));
}
