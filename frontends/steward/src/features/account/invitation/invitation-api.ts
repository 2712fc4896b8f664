import { acceptInvitation } from '@aera/contracts';
import { callApi, isApiError, stewardKey } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sentence } from '../../../shared/copy/sentence.ts';
import { paths } from '../../../shared/paths.ts';
import { invitationCopy } from './invitation-copy.ts';

export const fields = ['firstName', 'lastName', 'username', 'password'] as const;
export type Field = (typeof fields)[number];
export type Person = Readonly<Record<Field, string>>;
export type Errors = Partial<Record<Field, string>>;

const minLength: Record<Field, number> = { firstName: 1, lastName: 1, username: 3, password: 10 };

/** Missing fields, checked before the request. */
export function validate(person: Person): Errors {
  const missing = fields.filter((field) => {
    const typed = field === 'password' ? person[field] : person[field].trim();
    return typed.length < minLength[field];
  });
  return Object.fromEntries(missing.map((field) => [field, invitationCopy.missing[field]]));
}

/** Rejections of the server by field. */
export function readRejection(error: unknown): Errors {
  if (!isApiError(error)) return {};
  const { code, detail, errors = [] } = error.problem ?? {};
  if (code === 'username-taken' && detail) return { username: detail };
  const named = errors.flatMap(({ field, message }) => {
    const name = fields.find((one) => one === field.replace(/^body[./]/, ''));
    return name ? [[name, sentence(message)] as const] : [];
  });
  return Object.fromEntries(named);
}

/** Accepts an invitation, which signs in; the second factor is next. */
export function useAcceptInvitation(token: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (person: Person) => callApi(acceptInvitation, { body: { token, ...person } }),
    onSuccess: ({ success, user }) => {
      // Cached data belongs to the steward who was signed in before.
      client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/') });
      client.setQueryData(stewardKey, { success, user });
      void navigate(paths.account, { replace: true });
    },
  });
}
