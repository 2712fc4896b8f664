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

/** Key of the signed-in steward in the query cache: the path it is read from. */
export const stewardKey = [readCurrentSteward.path] as const;

export type StewardSession = Omit<Session<StewardUser>, 'user'> & { steward: StewardUser | null };

/** The signed-in steward; null when not signed in; null with `failed` when the server did not answer. */
export function useSteward({ enabled = true } = {}): StewardSession {
  const { user: steward, ...session } = useSession<StewardUser>(stewardKey, enabled);
  return { steward, ...session };
}

/** Signs a steward in; an answer with `requiresTOTP` asks for the same call with `totpCode`. */
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
