import { isEventStoreError } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { KeptSessions } from './browser-sessions.ts';
import type { SecurityContext } from '../security-context.ts';
import type { Account } from './session.ts';

/**
 * Ends the other sessions of an account whose password was changed. If the projection of sessions lags, `passwordChangedConsumer` ends them
 * later.
 */
export const endOtherSessions = async (
  { sessions }: Pick<SecurityContext, 'sessions'>,
  account: Account,
  kept: KeptSessions,
  metadata: EventMetadata,
): Promise<void> => {
  await sessions.signOutEverywhere(account, metadata, kept).catch((error: unknown) => {
    if (!isEventStoreError(error, 'projection-lagging')) throw error;
  });
};
