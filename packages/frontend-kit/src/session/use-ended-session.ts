import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../api/api-error.ts';
import type { memberKey, stewardKey } from './use-session.ts';

/** Refetches the member or steward when one of the errors is a 401; the page then becomes the sign-in. */
export function useEndedSession(
  userKey: typeof memberKey | typeof stewardKey,
  errors: readonly unknown[],
): void {
  const client = useQueryClient();
  const hasEnded = errors.some((error) => isApiError(error) && error.status === 401);
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: userKey });
  }, [hasEnded, client, userKey]);
}
