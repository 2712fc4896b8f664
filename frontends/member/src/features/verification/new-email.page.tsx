import { confirmEmailChange } from '@aera/contracts';
import { callApi, isNetworkError, memberKey, storageKeys, withNextPath } from '@aera/frontend-kit';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { ButtonLink } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { newEmailPath, paths, securityPath } from '../../shared/paths.ts';
import { EmailLinkPage, isDeadLink } from '../../shared/email-link-page.tsx';
import { verificationCopy } from './verification-copy.ts';

const copy = verificationCopy.newEmail;

/** Confirms a new email address of the account. */
export function NewEmailPage() {
  const { token, clearToken } = useLinkToken(storageKeys.newEmailToken);
  const client = useQueryClient();
  /** Whether a response was lost. The change may have been made, which ends the session whose new cookie did not arrive. */
  const [isUncertain, setIsUncertain] = useState(false);
  const confirm = useMutation({
    mutationFn: () => callApi(confirmEmailChange, { body: { token } }),
    onSuccess: async () => {
      clearToken();
      await client.invalidateQueries({ queryKey: memberKey });
      await client.invalidateQueries({ queryKey: ['security'] });
    },
    onError: (error) => {
      if (isNetworkError(error)) setIsUncertain(true);
      if (isDeadLink(error)) clearToken();
    },
  });
  const toSecurity = (
    <ButtonLink as={Link} to={securityPath}>
      {copy.toSecurity}
    </ButtonLink>
  );
  const toSignIn = (
    <ButtonLink as={Link} to={withNextPath(paths.login, newEmailPath)}>
      {copy.signIn}
    </ButtonLink>
  );
  return (
    <EmailLinkPage
      copy={copy}
      token={token}
      mutation={confirm}
      failures={{
        401: { ...(isUncertain ? copy.responseLost : copy.signInFirst), actions: toSignIn },
        403: { ...copy.signInFirst, actions: toSignIn },
        410: { ...copy.invalidLink, actions: toSecurity },
        'new-email-taken': { ...copy.emailTaken, actions: toSecurity },
      }}
      doneLead={copy.doneLead}
      next={toSecurity}
    />
  );
}
