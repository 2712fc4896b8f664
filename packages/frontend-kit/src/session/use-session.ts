import {
  logout,
  stewardLogout,
  type BodyOf,
  login,
  readCurrentMember,
  type MemberUser,
  register,
  stewardLogin,
  readCurrentSteward,
  type StewardUser,
} from '@aera/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { emitWindowEvent } from '../events/window-events.ts';

/** The signed-in user. `failed` means that the server did not respond, which differs from being signed out. */
type Session<User> = {
  user: User | null;
  isLoading: boolean;
  failed: boolean;
  /** Retries after a failure. */
  retry: () => void;
  retrying: boolean;
};

/** Reads a session by its key, the path it is fetched from; fresh for five minutes. 401 means signed out. */
function useSession<User>(queryKey: readonly [string], enabled: boolean): Session<User> {
  const { data, isLoading, isError, isFetching, refetch } = useQuery<{ user: User } | null>({
    queryKey,
    enabled,
  });
  return {
    user: data?.user ?? null,
    isLoading,
    failed: isError && !data,
    retry: () => void refetch(),
    retrying: isError && isFetching,
  };
}

/** Signs out, then clears the user and all cached data. */
function useSignOut(route: typeof logout | typeof stewardLogout, userKey: readonly [string]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(route),
    onSuccess: async () => {
      await client.cancelQueries({ queryKey: userKey });
      client.setQueryData(userKey, null);
      emitWindowEvent('signed-out', { path: userKey[0] });
      // Reading the user again would replace the sign-in form, and lose what was typed meanwhile.
      await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
    },
  });
}

/** Query key of the signed-in member: the path it is read from. */
export const memberKey = [readCurrentMember.path] as const;

export type MemberSession = Omit<Session<MemberUser>, 'user'> & { member: MemberUser | null };

/** The signed-in member; null if signed out; null with `failed` if the server did not respond. */
export function useMember({ enabled = true } = {}): MemberSession {
  const { user: member, ...session } = useSession<MemberUser>(memberKey, enabled);
  return { member, ...session };
}

/** Signs a member in and updates `useMember`. */
export function useMemberSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => callApi(login, { body }),
    onSuccess: (session) => client.setQueryData(memberKey, session),
  });
}

/** Registers a member and signs them in. */
export function useMemberRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof register>) => callApi(register, { body }),
    onSuccess: (session) => client.setQueryData(memberKey, session),
  });
}

export const useMemberSignOut = () => useSignOut(logout, memberKey);

/** Query key of the signed-in steward: the path it is read from. */
export const stewardKey = [readCurrentSteward.path] as const;

export type StewardSession = Omit<Session<StewardUser>, 'user'> & { steward: StewardUser | null };

/** The signed-in steward; null if signed out; null with `failed` if the server did not respond. */
export function useSteward({ enabled = true } = {}): StewardSession {
  const { user: steward, ...session } = useSession<StewardUser>(stewardKey, enabled);
  return { steward, ...session };
}

/** Starts the session of a steward after a sign-in, without what was read for another steward in this tab before. */
export function startStewardSession(
  client: QueryClient,
  session: { readonly success: boolean; readonly user: StewardUser },
): void {
  client.removeQueries({ type: 'inactive' });
  client.setQueryData(stewardKey, session);
}

/** Signs a steward in; a response with `requiresTOTP` requires the same call with `totpCode`. */
export function useStewardSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof stewardLogin>) => callApi(stewardLogin, { body }),
    onSuccess: ({ success, user }) => {
      if (user) startStewardSession(client, { success, user });
    },
  });
}

export const useStewardSignOut = () => useSignOut(stewardLogout, stewardKey);
