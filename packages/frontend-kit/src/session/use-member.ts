import { type BodyOf, login, logout, readCurrentMember, type MemberUser, register } from '@aera/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { type Session, useSession, useSignOut } from './use-session.ts';

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
