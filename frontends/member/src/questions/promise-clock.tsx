import type { PromiseOfAnswer } from '@aera/contracts';
import { Deadline, durationWords } from '@aera/ui/deadline';
import { useClock } from '@aera/frontend-kit';
import { questionsWords } from './questions-words.ts';

const minute = 60_000;
const promised = 24 * 60 * minute;
const words = questionsWords.promise;

/** How long an answer may still take; nothing once there is one. */
export function PromiseClock({ promise: { state, dueAt, timeLeft } }: { readonly promise: PromiseOfAnswer }) {
  const minutes = useClock((date) => Math.floor(date.getTime() / minute));
  if (state === 'paused')
    return (
      <Deadline left={timeLeft ?? 0} total={promised} tone="paused">
        {words.paused}
      </Deadline>
    );
  if (state !== 'running' || dueAt === null || minutes === null) return null;
  const left = Date.parse(dueAt) - minutes * minute;
  return left > 0 ? (
    <Deadline left={left} total={promised} tone="calm">
      {words.left(durationWords(left))}
    </Deadline>
  ) : (
    <Deadline left={left} total={promised} tone="late">
      {words.late(durationWords(-left))}
    </Deadline>
  );
}
