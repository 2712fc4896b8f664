import { createHmacId } from '@aera/service-kit';

/** Creates the pseudonyms of a visitor's e-mail address. */
export function createEmailPseudonymizer(secret: Buffer): (email: string) => string {
  const hash = createHmacId(secret, 'author');
  return (email) => `visitor-${hash(email)}`;
}

/** Creates the pseudonyms of a visitor's browser session, for votes. */
export function createSessionPseudonymizer(secret: Buffer): (sessionId: string) => string {
  const hash = createHmacId(secret, 'voter');
  return (sessionId) => `visitor-${hash(sessionId)}`;
}
