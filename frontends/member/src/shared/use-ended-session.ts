import { isApiError, memberKey } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Refetches the member after a 401; the shell's guard then opens the sign-in page. */
export function useEndedSession(error: unknown): void {
  const client = useQueryClient();
  const hasEnded = isApiError(error) && error.status === 401;
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: memberKey });
  }, [hasEnded, client]);
}
