import { acceptInvitation } from '@aera/contracts';
import { callApi, isApiError, stewardKey } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sentence } from '../../../shared/copy/sentence.ts';
import { paths } from '../../../shared/paths.ts';
import { invitationWords } from './invitation-copy.ts';

export const fields = ['firstName', 'lastName', 'username', 'password'] as const;
export type Field = (typeof fields)[number];
export type Person = Readonly<Record<Field, string>>;
export type Errors = Partial<Record<Field, string>>;

const shortest: Record<Field, number> = { firstName: 1, lastName: 1, username: 3, password: 10 };

/** What is missing, checked before anything is asked of the server. */
export function missingIn(person: Person): Errors {
  const missing = fields.filter((field) => {
    const typed = field === 'password' ? person[field] : person[field].trim();
    return typed.length < shortest[field];
  });
  return Object.fromEntries(missing.map((field) => [field, invitationWords.missing[field]]));
}

/** What the server refused, by field; a user name that is taken is a matter of its field. */
export function refusedIn(error: unknown): Errors {
  if (!isApiError(error)) return {};
  const { code, detail, errors = [] } = error.problem ?? {};
  if (code === 'username-taken' && detail) return { username: detail };
  const named = errors.flatMap(({ field, message }) => {
    const name = fields.find((one) => one === field.replace(/^body[./]/, ''));
    return name ? [[name, sentence(message)] as const] : [];
  });
  return Object.fromEntries(named);
}

/** Accepts an invitation. Whoever has is signed in, and goes on to the second factor. */
export function useAcceptance(token: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (person: Person) => callApi(acceptInvitation, { body: { token, ...person } }),
    onSuccess: ({ success, user }) => {
      // Nothing that the browser knew of somebody else is theirs.
      client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/') });
      client.setQueryData(stewardKey, { success, user });
      void navigate(paths.account, { replace: true });
    },
  });
}
