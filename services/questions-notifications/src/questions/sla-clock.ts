const hour = 3_600_000;

/** How long after a question, or after it was opened again, an answer is promised. */
export const slaTargetMs = 24 * hour;
/** At this remaining time the SLA is at risk and stewards are notified. */
export const slaWarningMs = 4 * hour;

/** The promise of an answer: it runs, waits while the author has the word, or is over. */
export type SlaClock =
  | { readonly state: 'running'; readonly dueAt: string; readonly told: 'nothing' | 'at-risk' | 'missed' }
  | {
      readonly state: 'paused';
      readonly slaRemainingMs: number;
      readonly told: 'nothing' | 'at-risk' | 'missed';
    }
  | { readonly state: 'stopped' };

export const stoppedClock: SlaClock = { state: 'stopped' };

/** Until when an answer is promised that has so many milliseconds left now. */
export const dueAfter = (now: string, slaRemainingMs: number = slaTargetMs): string =>
  new Date(Date.parse(now) + slaRemainingMs).toISOString();

/** Milliseconds left; negative once the promise was missed. */
export const timeLeftOf = (dueAt: string, now: string): number => Date.parse(dueAt) - Date.parse(now);

export const startClock = (dueAt: string): SlaClock => ({ state: 'running', dueAt, told: 'nothing' });

export const pauseClock = (clock: SlaClock, slaRemainingMs: number): SlaClock => ({
  state: 'paused',
  slaRemainingMs,
  told: clock.state === 'stopped' ? 'nothing' : clock.told,
});

export const resumeClock = (clock: SlaClock, dueAt: string): SlaClock => ({
  state: 'running',
  dueAt,
  told: clock.state === 'stopped' ? 'nothing' : clock.told,
});

export const markNotified = (clock: SlaClock, what: 'at-risk' | 'missed'): SlaClock =>
  clock.state === 'running' ? { ...clock, told: what } : clock;

/** What has to be said of a promise by now and was not: at most once each, and nothing of a risk that is past. */
export function pendingNotification(clock: SlaClock, now: string): 'at-risk' | 'missed' | null {
  if (clock.state !== 'running' || clock.told === 'missed') return null;
  const left = timeLeftOf(clock.dueAt, now);
  if (left <= 0) return 'missed';
  return left <= slaWarningMs && clock.told === 'nothing' ? 'at-risk' : null;
}
