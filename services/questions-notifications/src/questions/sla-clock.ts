const hour = 3_600_000;

/** Time to answer a question after it is submitted or reopened. */
export const slaTargetMs = 24 * hour;
/** Remaining time from which the SLA is at risk. */
export const slaWarningMs = 4 * hour;

/** SLA of an answer. It is paused while the author is asked for information. */
export type SlaClock =
  | { readonly state: 'running'; readonly dueAt: string; readonly notified: 'none' | 'at-risk' | 'breached' }
  | {
      readonly state: 'paused';
      readonly slaRemainingMs: number;
      readonly notified: 'none' | 'at-risk' | 'breached';
    }
  | { readonly state: 'stopped' };

export const stoppedClock: SlaClock = { state: 'stopped' };

export const computeDueAt = (now: string, slaRemainingMs: number = slaTargetMs): string =>
  new Date(Date.parse(now) + slaRemainingMs).toISOString();

/** Negative after a breach. */
export const computeRemainingMs = (dueAt: string, now: string): number => Date.parse(dueAt) - Date.parse(now);

export const startClock = (dueAt: string): SlaClock => ({ state: 'running', dueAt, notified: 'none' });

export const pauseClock = (clock: SlaClock, slaRemainingMs: number): SlaClock => ({
  state: 'paused',
  slaRemainingMs,
  notified: clock.state === 'stopped' ? 'none' : clock.notified,
});

export const resumeClock = (clock: SlaClock, dueAt: string): SlaClock => ({
  state: 'running',
  dueAt,
  notified: clock.state === 'stopped' ? 'none' : clock.notified,
});

export const markNotified = (clock: SlaClock, notification: 'at-risk' | 'breached'): SlaClock =>
  clock.state === 'running' ? { ...clock, notified: notification } : clock;

/** The notification that is due and was not sent: each at most once, and no warning after a breach. */
export function selectPendingNotification(clock: SlaClock, now: string): 'at-risk' | 'breached' | null {
  if (clock.state !== 'running' || clock.notified === 'breached') return null;
  const remainingMs = computeRemainingMs(clock.dueAt, now);
  if (remainingMs <= 0) return 'breached';
  return remainingMs <= slaWarningMs && clock.notified === 'none' ? 'at-risk' : null;
}
