import type { EventMetadata } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import type { Account } from './session.ts';
import type { KeptSessions } from './sessions-projection.ts';

/**
 * Ends the other sessions of an account whose password was changed. A failure does not fail the request, because the password is changed
 * already: `passwordChangedConsumer` ends them later.
 */
export const endOtherSessions = async (
  { sessions, log }: Pick<SecurityContext, 'sessions' | 'log'>,
  account: Account,
  kept: KeptSessions,
  metadata: EventMetadata,
): Promise<void> => {
  await sessions
    .signOutEverywhere(account, metadata, kept)
    .catch((err: unknown) => log.warn({ err }, 'sessions are ended later'));
};
