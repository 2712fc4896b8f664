import type { BodyOf, MemberUser, ResponseOf, login, memberMe, register } from '@aera/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { sessionAddresses } from './session-addresses.ts';
import { useSignOut } from './use-sign-out.ts';

/** Key of the signed-in member in the query cache: the path it is read from. */
export const memberKey = [sessionAddresses.memberMe.path] as const;

export type MemberSession = { member: MemberUser | null; isLoading: boolean };

/** The signed-in member, null when nobody is; read once and fresh for five minutes. */
export function useMember({ enabled = true } = {}): MemberSession {
  const { data, isLoading } = useQuery<ResponseOf<typeof memberMe> | null>({ queryKey: memberKey, enabled });
  return { member: data?.user ?? null, isLoading };
}

/** Signs a member in; `useMember` then answers the member. */
export function useMemberSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => callApi(sessionAddresses.login, { body }),
    onSuccess: (session) => client.setQueryData(memberKey, session),
  });
}

/** Makes a new member and signs them in. */
export function useMemberRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof register>) => callApi(sessionAddresses.register, { body }),
    onSuccess: (session) => client.setQueryData(memberKey, session),
  });
}

export const useMemberSignOut = () => useSignOut(sessionAddresses.logout, memberKey);
