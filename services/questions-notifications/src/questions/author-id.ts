import { keyedId } from '@aera/service-kit';

/** The id that stands for a visitor's e-mail address. */
export function visitorIdWith(secret: Buffer): (email: string) => string {
  const idOf = keyedId(secret, 'author');
  return (email) => `visitor-${idOf(email)}`;
}
