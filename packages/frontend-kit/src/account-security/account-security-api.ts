import type { EmailStatus } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, toErrorDetail } from '@aera/frontend-kit';
import { useAccount } from './account-context.ts';
import { accountSecurityCopy } from './account-security-copy.ts';

/** Keys contain the account, so that the next account of this browser never sees cached data. */
const toQueryKey = (path: string, accountId: string | undefined) => ['security', path, accountId];

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
  const setEmail = useSetEmail();
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => callApi(routes.resendEmailChange, { body: {} }),
    onSuccess: (status) => {
      setEmail(status);
      toast({ title: accountSecurityCopy.email.pending.resent, variant: 'success' });
    },
  });
}

export function useCancelEmailChange(onCancelled: () => void) {
  const { routes } = useAccount();
  const setEmail = useSetEmail();
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => callApi(routes.cancelEmailChange, { body: {} }),
    onSuccess: (status) => {
      setEmail(status);
      toast({ title: accountSecurityCopy.email.pending.cancelled, variant: 'success' });
      onCancelled();
    },
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

/** Refetches both lists after a change. */
export function useInvalidateSecurity() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['security'] });
}

/** Ends one session, or all others with null, and reports the result. */
export function useEndSessions() {
  const { routes } = useAccount();
  const invalidate = useInvalidateSecurity();
  const { toast } = useToast();
  const copy = accountSecurityCopy.sessions;
  return useMutation({
    mutationFn: async (id: string | null): Promise<number> => {
      if (id === null) return (await callApi(routes.revokeOtherSessions, { body: {} })).ended;
      await callApi(routes.revokeSession, { params: { id } });
      return 1;
    },
    onSuccess: (count) => toast({ title: copy.ended(count), variant: 'success' }),
    onError: (error) =>
      toast({
        title: copy.endFailed,
        description: toErrorDetail(error),
        variant: 'destructive',
      }),
    onSettled: invalidate,
  });
}
