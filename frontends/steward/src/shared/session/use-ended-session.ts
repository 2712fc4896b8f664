import { isApiError, stewardKey } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reads the signed-in steward again once the server no longer knows the session; the page then becomes the sign-in. */
export function useEndedSession(errors: readonly unknown[]): void {
  const client = useQueryClient();
  const hasEnded = errors.some((error) => isApiError(error) && error.status === 401);
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: stewardKey });
  }, [hasEnded, client]);
}
