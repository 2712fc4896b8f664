import type { EmailStatus } from '@aera/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@aera/frontend-kit';
import { useCommand, useInvalidate } from '../query/use-command.ts';
import { useAccount } from './account-context.ts';
import { accountSecurityCopy } from './account-security-copy.ts';

/** First part of the query keys of address, passkeys and sessions. */
export const securityQueries = { path: 'security' };

/** Keys contain the account, so that the next account of this browser never sees cached data. */
const toQueryKey = (path: string, accountId: string | undefined) => [securityQueries.path, path, accountId];

export function useEmail() {
  const { routes, accountId } = useAccount();
  return useQuery({
    queryKey: toQueryKey(routes.readEmail.path, accountId),
    queryFn: ({ signal }) => callApi(routes.readEmail, { signal }),
    enabled: accountId !== undefined,
    staleTime: 0,
  });
}

/** Shows what the server answered to a change. */
export function useSetEmail() {
  const { routes, accountId } = useAccount();
  const client = useQueryClient();
  return (status: EmailStatus) => client.setQueryData(toQueryKey(routes.readEmail.path, accountId), status);
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
  const { routes, accountId } = useAccount();
  return useQuery({
    queryKey: toQueryKey(routes.listSessions.path, accountId),
    queryFn: ({ signal }) => callApi(routes.listSessions, { signal }),
    enabled: accountId !== undefined,
    staleTime: 0,
  });
}

export function usePasskeys() {
  const { routes, accountId } = useAccount();
  return useQuery({
    queryKey: toQueryKey(routes.listPasskeys.path, accountId),
    queryFn: ({ signal }) => callApi(routes.listPasskeys, { signal }),
    enabled: accountId !== undefined,
    staleTime: 0,
  });
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
