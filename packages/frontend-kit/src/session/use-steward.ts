import {
  type BodyOf,
  stewardLogin,
  stewardLogout,
  readCurrentSteward,
  type StewardUser,
} from '@aera/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { type Session, useSession, useSignOut } from './use-session.ts';

/** Query key of the signed-in steward: the path it is read from. */
export const stewardKey = [readCurrentSteward.path] as const;

export type StewardSession = Omit<Session<StewardUser>, 'user'> & { steward: StewardUser | null };

/** The signed-in steward; null if signed out; null with `failed` if the server did not respond. */
export function useSteward({ enabled = true } = {}): StewardSession {
  const { user: steward, ...session } = useSession<StewardUser>(stewardKey, enabled);
  return { steward, ...session };
}

/** Signs a steward in; a response with `requiresTOTP` requires the same call with `totpCode`. */
export function useStewardSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof stewardLogin>) => callApi(stewardLogin, { body }),
    onSuccess: ({ success, user }) => {
      if (user) client.setQueryData(stewardKey, { success, user });
    },
  });
}

export const useStewardSignOut = () => useSignOut(stewardLogout, stewardKey);
