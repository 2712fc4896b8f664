import {
  type BodyOf,
  inviteSteward,
  listStewards,
  type ParamsOf,
  resendInvitation,
  type ResponseOf,
  type Route,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '../../../shared/session/api-errors.ts';
import { useInvalidate } from '../../../shared/session/use-invalidate.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { onboardingCopy as copy } from './onboarding-copy.ts';

const intervalMs = 30_000;

export const useStewards = () => useStewardQuery(listStewards, { intervalMs });

export interface Invited {
  readonly email: string;
  /** Contains the secret; shown once. */
  readonly link: string;
}

/** Invites a steward; returns the link. */
export function useInvite() {
  const onSettled = useInvalidate(listStewards);
  return useMutation({
    mutationFn: (body: BodyOf<typeof inviteSteward>) => callApi(inviteSteward, { body }).then(toInvited),
    onSettled,
  });
}

/** Creates another link for an open invitation. */
export function useResendInvitation() {
  const onSettled = useInvalidate(listStewards);
  const { toast } = useToast();
  return useMutation({
    mutationFn: (stewardId: string) =>
      callApi(resendInvitation, { params: { stewardId }, body: {} }).then(toInvited),
    onError: (error) => toast({ title: errorDetail(error, copy.notDone), variant: 'destructive' }),
    onSettled,
  });
}

const toInvited = ({ invitation, link }: ResponseOf<typeof inviteSteward>): Invited => ({
  email: invitation.email,
  link,
});

/** Changes one steward or invitation; a toast confirms it. */
export function useChangeSteward<R extends Route>(route: R, done: string) {
  const onSettled = useInvalidate(listStewards);
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ stewardId, body }: { stewardId: string; body: BodyOf<R> }) =>
      callApi(route, { params: { stewardId } as ParamsOf<R>, body }),
    onSuccess: () => toast({ title: done, variant: 'success' }),
    onSettled,
  });
}
