import { acceptInvitation } from '@aera/contracts';
import { callApi, stewardKey } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';

type Person = Readonly<Record<'firstName' | 'lastName' | 'username' | 'password', string>>;

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
