import type { PromiseOfAnswer } from '@aera/contracts';
import { Deadline, durationWords } from '@aera/ui/deadline';
import { useClock } from '@aera/frontend-kit';
import { questionsCopy } from './questions-copy.ts';

const minute = 60_000;
const hour = 60 * minute;
const promised = 24 * hour;
const soon = 4 * hour;
const copy = questionsCopy.promise;

/** How long an answer may still take; nothing once there is one. */
export function PromiseClock({ promise: { state, dueAt, timeLeft } }: { readonly promise: PromiseOfAnswer }) {
  const minutes = useClock((date) => Math.floor(date.getTime() / minute));
  if (state === 'paused' && timeLeft !== null)
    return (
      <Deadline left={timeLeft} total={promised} tone="paused">
        {timeLeft > 0 ? copy.paused(durationWords(timeLeft)) : copy.pausedLate}
      </Deadline>
    );
  if (state !== 'running' || dueAt === null || minutes === null) return null;
  const left = Date.parse(dueAt) - minutes * minute;
  if (left <= 0)
    return (
      <Deadline left={left} total={promised} tone="late">
        {copy.late(durationWords(-left))}
      </Deadline>
    );
  return (
    <Deadline left={left} total={promised} tone={left <= soon ? 'soon' : 'calm'}>
      {copy.left(durationWords(left))}
    </Deadline>
  );
}
