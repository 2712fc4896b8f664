const hour = 3_600_000;

/** How long after a question, or after it was opened again, an answer is promised. */
export const slaTargetMs = 24 * hour;
/** At this remaining time the SLA is at risk and stewards are notified. */
export const slaWarningMs = 4 * hour;

/** The promise of an answer: it runs, waits while the author has the word, or is over. */
export type SlaClock =
  | { readonly state: 'running'; readonly dueAt: string; readonly received: 'nothing' | 'at-risk' | 'missed' }
  | {
      readonly state: 'paused';
      readonly slaRemainingMs: number;
      readonly received: 'nothing' | 'at-risk' | 'missed';
    }
  | { readonly state: 'stopped' };

export const stoppedClock: SlaClock = { state: 'stopped' };

/** Until when an answer is promised that has so many milliseconds left now. */
export const dueAfter = (now: string, slaRemainingMs: number = slaTargetMs): string =>
  new Date(Date.parse(now) + slaRemainingMs).toISOString();

/** Milliseconds left; negative once the promise was missed. */
export const timeLeftOf = (dueAt: string, now: string): number => Date.parse(dueAt) - Date.parse(now);

export const startClock = (dueAt: string): SlaClock => ({ state: 'running', dueAt, received: 'nothing' });

export const pauseClock = (clock: SlaClock, slaRemainingMs: number): SlaClock => ({
  state: 'paused',
  slaRemainingMs,
  received: clock.state === 'stopped' ? 'nothing' : clock.received,
});

export const resumeClock = (clock: SlaClock, dueAt: string): SlaClock => ({
  state: 'running',
  dueAt,
  received: clock.state === 'stopped' ? 'nothing' : clock.received,
});

export const markNotified = (clock: SlaClock, what: 'at-risk' | 'missed'): SlaClock =>
  clock.state === 'running' ? { ...clock, received: what } : clock;

/** What has to be said of a promise by now and was not: at most once each, and nothing of a risk that is past. */
export function pendingNotification(clock: SlaClock, now: string): 'at-risk' | 'missed' | null {
  if (clock.state !== 'running' || clock.received === 'missed') return null;
  const left = timeLeftOf(clock.dueAt, now);
  if (left <= 0) return 'missed';
  return left <= slaWarningMs && clock.received === 'nothing' ? 'at-risk' : null;
}
