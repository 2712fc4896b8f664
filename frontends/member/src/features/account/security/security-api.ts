import {
  revokeMemberSession,
  revokeOtherMemberSessions,
  listMemberSessions,
  listPasskeys,
} from '@aera/contracts';
import { callApi, isApiError, useMember } from '@aera/frontend-kit';
import { useToast } from '@aera/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { securityCopy } from './security-copy.ts';

/** Under keys of the member's own, so that the next member of this browser never sees it. */
const toQueryKey = (path: string, memberId: string | undefined) => ['security', path, memberId];

export function useSessions() {
  const { member } = useMember();
  return useQuery({
    queryKey: toQueryKey(listMemberSessions.path, member?.id),
    queryFn: ({ signal }) => callApi(listMemberSessions, { signal }),
    enabled: member !== null,
    staleTime: 0,
  });
}

export function usePasskeys() {
  const { member } = useMember();
  return useQuery({
    queryKey: toQueryKey(listPasskeys.path, member?.id),
    queryFn: ({ signal }) => callApi(listPasskeys, { signal }),
    enabled: member !== null,
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
  const invalidate = useInvalidateSecurity();
  const { toast } = useToast();
  const copy = securityCopy.sessions;
  return useMutation({
    mutationFn: async (id: string | null): Promise<number> => {
      if (id === null) return (await callApi(revokeOtherMemberSessions, { body: {} })).ended;
      await callApi(revokeMemberSession, { params: { id } });
      return 1;
    },
    onSuccess: (count) => toast({ title: copy.ended(count), variant: 'success' }),
    onError: (error) =>
      toast({ title: copy.endFailed, description: toErrorDetail(error), variant: 'destructive' }),
    onSettled: invalidate,
  });
}

/** What went wrong, in a sentence. */
export const toErrorDetail = (error: unknown): string =>
  isApiError(error) ? error.detail : securityCopy.unreachable;
