import { HttpProblem } from '@aera/service-kit';

/** Checked here, because a contract rule over two fields would name neither. */
export function assertRange({ from, to }: { from: string; to: string }): void {
  if (Date.parse(from) < Date.parse(to)) return;
  throw new HttpProblem(400, 'The end date must be after the start date', { code: 'invalid-request' });
}

/** Returns the preceding range of equal length. */
export function previousPeriod<A extends { from: string; to: string }>(asked: A): A {
  const [from, to] = [Date.parse(asked.from), Date.parse(asked.to)];
  return { ...asked, from: new Date(from - (to - from)).toISOString(), to: new Date(from).toISOString() };
}
