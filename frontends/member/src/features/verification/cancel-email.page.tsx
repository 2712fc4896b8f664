import { cancelEmailChangeByLink } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { ButtonLink } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { resetPath, stewardAccountPath } from '../../shared/paths.ts';
import { EmailLinkPage } from '../../shared/email-link-page.tsx';
import { verificationCopy } from './verification-copy.ts';

const copy = verificationCopy.cancelEmail;

/** The page of the link in the mail to the old address: cancels a change of the email address. Requires no sign-in. */
export function CancelEmailPage() {
  const { token } = useLinkToken();
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => callApi(cancelEmailChangeByLink, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['security'] }),
  });
  const isSteward = cancel.data?.account === 'steward';
  return (
    <EmailLinkPage
      copy={copy}
      token={token}
      mutation={cancel}
      failures={{ 410: copy.invalidLink }}
      doneLead={copy.doneLead}
      next={
        <ButtonLink as={Link} to={isSteward ? stewardAccountPath : resetPath}>
          {isSteward ? copy.changePassword : copy.resetPassword}
        </ButtonLink>
      }
    />
  );
}
