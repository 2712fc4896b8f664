import { endMemberSession, endOtherMemberSessions, memberSessionList, passkeyList } from '@aera/contracts';
import { callApi, isApiError, useMember } from '@aera/frontend-kit';
import { useToast } from '@aera/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { securityWords } from './security-words.ts';

/** Under keys of the member's own, so that the next member of this browser never sees it. */
const keyOf = (path: string, memberId: string | undefined) => ['security', path, memberId];

export function useSessions() {
  const { member } = useMember();
  return useQuery({
    queryKey: keyOf(memberSessionList.path, member?.id),
    queryFn: ({ signal }) => callApi(memberSessionList, { signal }),
    enabled: member !== null,
    staleTime: 0,
  });
}

export function usePasskeys() {
  const { member } = useMember();
  return useQuery({
    queryKey: keyOf(passkeyList.path, member?.id),
    queryFn: ({ signal }) => callApi(passkeyList, { signal }),
    enabled: member !== null,
    staleTime: 0,
  });
}

/** Reads both lists anew, after something was changed. */
export function useRefreshSecurity() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['security'] });
}

/** Ends one session, or with null all others, and says what became of it. */
export function useEndSessions() {
  const refresh = useRefreshSecurity();
  const { toast } = useToast();
  const words = securityWords.sessions;
  return useMutation({
    mutationFn: async (id: string | null): Promise<number> => {
      if (id === null) return (await callApi(endOtherMemberSessions, { body: {} })).ended;
      await callApi(endMemberSession, { params: { id } });
      return 1;
    },
    onSuccess: (count) => toast({ title: words.ended(count), variant: 'success' }),
    onError: (error) =>
      toast({ title: words.endFailed, description: detailOf(error), variant: 'destructive' }),
    onSettled: refresh,
  });
}

/** What went wrong, in a sentence. */
export const detailOf = (error: unknown): string =>
  isApiError(error) ? error.detail : securityWords.unreachable;
