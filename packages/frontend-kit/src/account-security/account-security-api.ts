import type { EmailStatus } from '@aera/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '@aera/frontend-kit';
import { toQueryKey, useApiQuery } from '../query/use-api-query.ts';
import { useCommand, useInvalidate } from '../query/use-command.ts';
import { useAccount } from './account-context.ts';
import { accountSecurityCopy } from './account-security-copy.ts';

/** First part of the query keys of address, passkeys and sessions. */
export const securityQueries = { path: 'security' };

const scope = securityQueries.path;

export function useEmail() {
  const { routes, accountId = null } = useAccount();
  return useApiQuery(routes.readEmail, { scope, accountId });
}

/** Shows what the server answered to a change. */
export function useSetEmail() {
  const { routes, accountId = null } = useAccount();
  const client = useQueryClient();
  return (status: EmailStatus) =>
    client.setQueryData(toQueryKey(routes.readEmail, { scope, accountId }), status);
}

export function useResendEmailChange() {
  const { routes } = useAccount();
  return useCommand({
    send: () => callApi(routes.resendEmailChange, { body: {} }),
    refetch: [],
    onSuccess: useSetEmail(),
    success: () => ({ title: accountSecurityCopy.email.pending.resent }),
  });
}

export function useCancelEmailChange(onCancelled: () => void) {
  const { routes } = useAccount();
  const setEmail = useSetEmail();
  return useCommand({
    send: () => callApi(routes.cancelEmailChange, { body: {} }),
    refetch: [],
    onSuccess: (status) => {
      setEmail(status);
      onCancelled();
    },
    success: () => ({ title: accountSecurityCopy.email.pending.cancelled }),
  });
}

export function useSessions() {
  const { routes, accountId = null } = useAccount();
  return useApiQuery(routes.listSessions, { scope, accountId });
}

export function usePasskeys() {
  const { routes, accountId = null } = useAccount();
  return useApiQuery(routes.listPasskeys, { scope, accountId });
}

/** Refetches address, passkeys and sessions. */
export const useInvalidateSecurity = () => useInvalidate(securityQueries);

/** Ends one session, or all others with null, and reports the result. */
export function useEndSessions() {
  const { routes } = useAccount();
  const { sessions, unreachable } = accountSecurityCopy;
  return useCommand({
    send: async (id: string | null): Promise<number> => {
      if (id === null) return (await callApi(routes.revokeOtherSessions, { body: {} })).ended;
      await callApi(routes.revokeSession, { params: { id } });
      return 1;
    },
    refetch: [securityQueries],
    success: (count) => ({ title: sessions.ended(count) }),
    failure: { title: sessions.endFailed, description: unreachable },
  });
}
