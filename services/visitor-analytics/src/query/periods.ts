import { HttpProblem } from '@aera/service-kit';
import { toStorableTime } from '../store/to-storable-time.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Cuts a period off at the times that every store can hold. Checked here, because a contract rule over two fields would name neither.
 * @throws HttpProblem 400 for an end before the start
 */
export function toStoredPeriod<A extends Period>(asked: A): A {
  if (Date.parse(asked.from) < Date.parse(asked.to))
    return { ...asked, from: clamp(asked.from), to: clamp(asked.to) };
  throw new HttpProblem(400, 'The end date must be after the start date', { code: 'invalid-request' });
}

const clamp = (time: string): string => new Date(toStorableTime(time)).toISOString();

/** Returns the preceding period of equal length. */
export function toPreviousPeriod<A extends Period>(asked: A): A {
  const [from, to] = [Date.parse(asked.from), Date.parse(asked.to)];
  return { ...asked, from: new Date(from - (to - from)).toISOString(), to: new Date(from).toISOString() };
}
