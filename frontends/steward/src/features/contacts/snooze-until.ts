export type SnoozeChoice = 'tomorrow' | 'week' | 'month';

const days: Record<SnoozeChoice, number> = { tomorrow: 1, week: 7, month: 28 };

/** Returns 9:00 local time after the number of days of the choice. */
export function toSnoozeEnd(choice: SnoozeChoice, now: Date): Date {
  const until = new Date(now);
  until.setDate(until.getDate() + days[choice]);
  until.setHours(9, 0, 0, 0);
  return until;
}
