import { z } from 'zod';

const sessionId = z.uuid();

/** The search session of a request: the one it names, or a new one when it names none or no UUID. */
export const searchSession = (given: unknown, newId: () => string): string => {
  const { success, data } = sessionId.safeParse(given);
  return success ? data : newId();
};
