import type { BodyOf, ResponseOf, StewardUser, stewardLogin, stewardMe } from '@aera/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { sessionAddresses } from './session-addresses.ts';
import { useSignOut } from './use-sign-out.ts';

/** Key of the signed-in steward in the query cache: the path it is read from. */
export const stewardKey = [sessionAddresses.stewardMe.path] as const;

export type StewardSession = { steward: StewardUser | null; isLoading: boolean };

/** The signed-in steward, null when nobody is; read once and fresh for five minutes. */
export function useSteward({ enabled = true } = {}): StewardSession {
  const { data, isLoading } = useQuery<ResponseOf<typeof stewardMe> | null>({
    queryKey: stewardKey,
    enabled,
  });
  return { steward: data?.user ?? null, isLoading };
}

/** Signs a steward in; an answer with `requiresTOTP` asks for the same call with `totpCode`. */
export function useStewardSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof stewardLogin>) => callApi(sessionAddresses.stewardLogin, { body }),
    onSuccess: ({ success, user }) => {
      if (user) client.setQueryData(stewardKey, { success, user });
    },
  });
}

export const useStewardSignOut = () => useSignOut(sessionAddresses.stewardLogout, stewardKey);
