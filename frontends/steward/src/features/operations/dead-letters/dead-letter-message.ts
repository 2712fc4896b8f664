import type { DeadLetterView } from '@aera/contracts';

const textIn = (message: unknown, name: string): string | null => {
  if (typeof message !== 'object' || message === null) return null;
  const found: unknown = Reflect.get(message, name);
  return typeof found === 'string' && found !== '' ? found : null;
};

/** What kind of message it is; the subject it was sent on where it does not say. */
export const typeOf = ({ message, subject }: Pick<DeadLetterView, 'message' | 'subject'>): string =>
  textIn(message, 'type') ?? subject;

/** What a message was part of, where it says so. */
export const correlationOf = (message: unknown): string | null => textIn(message, 'correlationid');
