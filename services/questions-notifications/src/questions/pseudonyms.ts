import { hmacId } from '@aera/service-kit';

/** The id that stands for a visitor's e-mail address. */
export function createEmailPseudonymizer(secret: Buffer): (email: string) => string {
  const idOf = hmacId(secret, 'author');
  return (email) => `visitor-${idOf(email)}`;
}

/** The id that stands for a visitor's browser where it votes. */
export function createSessionPseudonymizer(secret: Buffer): (sessionId: string) => string {
  const idOf = hmacId(secret, 'voter');
  return (sessionId) => `visitor-${idOf(sessionId)}`;
}
