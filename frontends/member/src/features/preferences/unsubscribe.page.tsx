import { unsubscribe } from '@aera/contracts';
import { ButtonLink } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmailLinkPage, incompleteLink } from '../../shared/email-link-page.tsx';
import { preferencesPath } from '../../shared/paths.ts';
import { unsubscribeCopy as copy } from './preferences-copy.ts';

/** Page of the unsubscribe link in emails. Mail programs call the API directly. */
export function UnsubscribePage() {
  const { token } = useLinkToken();
  const unsubscription = useMutation({ mutationFn: () => callApi(unsubscribe, { query: { token } }) });
  const change = (
    <ButtonLink as={Link} to={preferencesPath} variant="secondary">
      {copy.change}
    </ButtonLink>
  );
  return (
    <EmailLinkPage
      copy={copy}
      token={token}
      mutation={unsubscription}
      failures={{ 400: { ...incompleteLink, actions: change } }}
      doneLead={copy.doneLead}
      next={change}
      alternative={change}
    />
  );
}
