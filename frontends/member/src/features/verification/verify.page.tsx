import { verifyEmail } from '@aera/contracts';
import { ButtonLink } from '@aera/ui';
import { callApi, memberKey, storageKeys, withNextPath } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { Link } from 'react-router-dom';
import { paths, resetPath, verifyPath } from '../../shared/paths.ts';
import { EmailLinkPage, isDeadLink } from '../../shared/email-link-page.tsx';
import { verificationCopy } from './verification-copy.ts';

const copy = verificationCopy.verify;

/** Confirms the email address of the account. */
export function VerifyPage() {
  const { token, clearToken } = useLinkToken(storageKeys.verificationToken);
  const client = useQueryClient();
  const verify = useMutation({
    mutationFn: () => callApi(verifyEmail, { body: { token } }),
    onSuccess: () => {
      clearToken();
      return client.invalidateQueries({ queryKey: memberKey });
    },
    onError: (error) => isDeadLink(error) && clearToken(),
  });
  const signInFirst = {
    ...copy.signInFirst,
    actions: (
      <>
        <ButtonLink as={Link} to={withNextPath(paths.login, verifyPath)}>
          {copy.signIn}
        </ButtonLink>
        <ButtonLink as={Link} variant="secondary" to={resetPath}>
          {copy.resetPassword}
        </ButtonLink>
      </>
    ),
  };
  const invalidLink = {
    ...copy.invalidLink,
    actions: (
      <ButtonLink as={Link} to={withNextPath(paths.login, paths.dashboard)}>
        {copy.signIn}
      </ButtonLink>
    ),
  };
  return (
    <EmailLinkPage
      copy={copy}
      token={token}
      mutation={verify}
      failures={{ 'sign-in-to-verify': signInFirst, 410: invalidLink }}
      doneLead={copy.doneLead}
      next={
        <ButtonLink as={Link} to={paths.dashboard}>
          {copy.toDashboard}
        </ButtonLink>
      }
    />
  );
}
