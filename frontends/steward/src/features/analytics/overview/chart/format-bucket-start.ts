const styles = {
  hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { month: 'short', day: 'numeric' },
  hourOfDay: {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  wholeDay: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The start of an hour or day as clocks in a zone show it: short for an axis ("14:00", "Nov 3"), or whole. */
export function timeWords(
  start: string,
  interval: 'hour' | 'day',
  zone: string,
  length: 'short' | 'whole',
): string {
  const style = length === 'short' ? interval : interval === 'hour' ? 'hourOfDay' : 'wholeDay';
  const key = `${style} ${zone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: zone });
  formats.set(key, format);
  return format.format(new Date(start));
}
