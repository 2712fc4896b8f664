import {
  type BodyOf,
  inviteSteward,
  listStewards,
  type ParamsOf,
  resendInvitation,
  type ResponseOf,
  type Route,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useCommand } from '@aera/frontend-kit/use-command';
import { onboardingCopy as copy } from '../account-copy.ts';

export interface NewInvitation {
  readonly email: string;
  /** Contains the secret; shown once. */
  readonly link: string;
}

const refetch = [listStewards];

export const useInvite = () =>
  useCommand({
    send: (body: BodyOf<typeof inviteSteward>) => callApi(inviteSteward, { body }).then(toNewInvitation),
    refetch,
  });

/** Creates another link for an open invitation. */
export const useResendInvitation = () =>
  useCommand({
    send: (stewardId: string) =>
      callApi(resendInvitation, { params: { stewardId }, body: {} }).then(toNewInvitation),
    refetch,
    failure: { title: copy.failure },
  });

const toNewInvitation = ({ invitation, link }: ResponseOf<typeof inviteSteward>): NewInvitation => ({
  email: invitation.email,
  link,
});

/** Changes one steward or invitation. */
export const useChangeSteward = <R extends Route>(route: R, done: string) =>
  useCommand({
    send: ({ stewardId, body }: { stewardId: string; body: BodyOf<R> }) =>
      callApi(route, { params: { stewardId } as ParamsOf<R>, body }),
    refetch,
    success: () => ({ title: done }),
  });
