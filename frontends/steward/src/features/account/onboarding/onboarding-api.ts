import {
  type BodyOf,
  inviteSteward,
  listStewards,
  type ParamsOf,
  resendInvitation,
  type Route,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { onboardingWords as words } from './onboarding-copy.ts';

const every = 30_000;

/** Stewards and open invitations, read again as long as they are in view. */
export const useStewards = () => useStewardQuery(listStewards, { every });

export interface Invited {
  readonly email: string;
  /** With the secret; told once. */
  readonly link: string;
}

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [listStewards.path] });
};

/** Invites somebody; answers the link. */
export function useInvite() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof inviteSteward>): Promise<Invited> => {
      const { invitation, link } = await callApi(inviteSteward, { body });
      return { email: invitation.email, link };
    },
    onSettled: refresh,
  });
}

/** What the server says of a failure, else that it failed. */
export const failureOf = (error: unknown): string =>
  (isApiError(error) && error.problem?.detail) || words.notDone;

/** Makes another link for an open invitation. */
export function useSendAgain() {
  const refresh = useRefresh();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (stewardId: string): Promise<Invited> => {
      const { invitation, link } = await callApi(resendInvitation, {
        params: { stewardId },
        body: {},
      });
      return { email: invitation.email, link };
    },
    onError: (error) => toast({ title: failureOf(error), variant: 'destructive' }),
    onSettled: refresh,
  });
}

/** Does something about one steward or invitation, and says what it was. */
export function useDecision<R extends Route>(route: R, done: string) {
  const refresh = useRefresh();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ stewardId, body }: { stewardId: string; body: BodyOf<R> }) =>
      callApi(route, { params: { stewardId } as ParamsOf<R>, body }),
    onSuccess: () => toast({ title: done, variant: 'success' }),
    onSettled: refresh,
  });
}
