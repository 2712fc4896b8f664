/** Whether hours of a zone begin when hours of UTC do, at both ends of a range. */
export function hasWholeHours(zone: string, ...times: readonly string[]): boolean {
  const minute = new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric' });
  return times.every((time) => {
    const hour = new Date(time);
    hour.setUTCMinutes(0, 0, 0);
    return minute.format(hour) === '0';
  });
}
