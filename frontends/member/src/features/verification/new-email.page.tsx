import { confirmEmailChange } from '@aera/contracts';
import { callApi, memberKey, storageKeys, withNextPath } from '@aera/frontend-kit';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { ButtonLink } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { newEmailPath, paths, securityPath } from '../../shared/paths.ts';
import { EmailLinkPage, isDeadLink } from '../../shared/email-link-page.tsx';
import { verificationCopy } from './verification-copy.ts';

const copy = verificationCopy.newEmail;

/** Confirms a new email address of the account. */
export function NewEmailPage() {
  const { token, clearToken } = useLinkToken(storageKeys.newEmailToken);
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => callApi(confirmEmailChange, { body: { token } }),
    onSuccess: async () => {
      clearToken();
      await client.invalidateQueries({ queryKey: memberKey });
      await client.invalidateQueries({ queryKey: ['security'] });
    },
    onError: (error) => isDeadLink(error) && clearToken(),
  });
  const toSecurity = (
    <ButtonLink as={Link} to={securityPath}>
      {copy.toSecurity}
    </ButtonLink>
  );
  const signInFirst = {
    ...copy.signInFirst,
    actions: (
      <ButtonLink as={Link} to={withNextPath(paths.login, newEmailPath)}>
        {copy.signIn}
      </ButtonLink>
    ),
  };
  return (
    <EmailLinkPage
      copy={copy}
      token={token}
      mutation={confirm}
      failures={{
        401: signInFirst,
        403: signInFirst,
        410: { ...copy.invalidLink, actions: toSecurity },
        'new-email-taken': { ...copy.emailTaken, actions: toSecurity },
      }}
      doneLead={copy.doneLead}
      next={toSecurity}
    />
  );
}
