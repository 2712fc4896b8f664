const date = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** An ISO instant as "Jul 4, 2025, 09:05 AM", in the reader's time zone. */
export const formatDate = (instant: string): string => date.format(new Date(instant));

/** The day of an ISO instant as "Jul 4, 2025", in the reader's time zone. */
export const formatDay = (instant: string): string => day.format(new Date(instant));

/** A moment of today, in milliseconds since 1970, as "09:05:12 AM". */
export const formatTime = (moment: number): string => time.format(moment);
