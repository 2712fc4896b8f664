/** What a level of interest is worth, out of 100. */
export const scoreOf = { high: 90, medium: 60, low: 30 } as const;

const forSubject = 10;
const forMessage = 20;
const lengthForAll = 1000;

/**
 * The score a lead starts with, from what was written alone: `low`, 10 more for a subject, and one more for every 50
 * characters of the message, up to 20. A form can therefore reach `medium` and no more; `high` is a steward's word.
 */
export function initialScore({ subject, message }: { subject: string | null; message: string }): number {
  const length = Math.min(message.trim().length, lengthForAll);
  return scoreOf.low + (subject?.trim() ? forSubject : 0) + Math.floor((length * forMessage) / lengthForAll);
}
