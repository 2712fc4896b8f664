const hour = 3_600_000;

/** How long after a question, or after it was opened again, an answer is promised. */
export const promised = 24 * hour;
/** When so little of it is left, stewards are told. */
export const atRisk = 4 * hour;

/** The promise of an answer: it runs, waits while the author has the word, or is over. */
export type PromiseClock =
  | { readonly state: 'running'; readonly dueAt: string; readonly told: 'nothing' | 'at-risk' | 'missed' }
  | { readonly state: 'paused'; readonly timeLeft: number; readonly told: 'nothing' | 'at-risk' | 'missed' }
  | { readonly state: 'stopped' };

export const stopped: PromiseClock = { state: 'stopped' };

/** Until when an answer is promised that has so many milliseconds left now. */
export const dueAfter = (now: string, timeLeft: number = promised): string =>
  new Date(Date.parse(now) + timeLeft).toISOString();

/** Milliseconds left; negative once the promise was missed. */
export const timeLeftOf = (dueAt: string, now: string): number => Date.parse(dueAt) - Date.parse(now);

export const started = (dueAt: string): PromiseClock => ({ state: 'running', dueAt, told: 'nothing' });

export const paused = (clock: PromiseClock, timeLeft: number): PromiseClock => ({
  state: 'paused',
  timeLeft,
  told: clock.state === 'stopped' ? 'nothing' : clock.told,
});

export const resumed = (clock: PromiseClock, dueAt: string): PromiseClock => ({
  state: 'running',
  dueAt,
  told: clock.state === 'stopped' ? 'nothing' : clock.told,
});

export const told = (clock: PromiseClock, what: 'at-risk' | 'missed'): PromiseClock =>
  clock.state === 'running' ? { ...clock, told: what } : clock;

/** What has to be said of a promise by now and was not: at most once each, and nothing of a risk that is past. */
export function toBeTold(clock: PromiseClock, now: string): 'at-risk' | 'missed' | null {
  if (clock.state !== 'running' || clock.told === 'missed') return null;
  const left = timeLeftOf(clock.dueAt, now);
  if (left <= 0) return 'missed';
  return left <= atRisk && clock.told === 'nothing' ? 'at-risk' : null;
}
