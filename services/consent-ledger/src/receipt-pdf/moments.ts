import type { ConsentReceipt } from '@aera/contracts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment in words, in the time zone that everybody shares. */
export const momentOf = (instant: string): string => `${format.format(new Date(instant))} UTC`;
export const dayOf = (instant: string): string => day.format(new Date(instant));

export const at = ({ events }: ConsentReceipt, type: 'given' | 'withdrawn'): string | undefined =>
  events.find((event) => event.type === type)?.at;

/** What the browser's clock said, in both calendars, as the entry keeps it; null where it is not kept. */
export function saidTimes({ proof }: ConsentReceipt): { gregorian: string; living: string } | null {
  const { data } = JSON.parse(proof.entry) as { data: Record<string, unknown> };
  const { gregorianTimestamp: gregorian, aeraTimestamp: living } = data;
  return typeof gregorian === 'string' && typeof living === 'string' ? { gregorian, living } : null;
}
