import { readInvitation, type ResponseOf } from '@aera/contracts';
import { callApi, isApiError, useSteward } from '@aera/frontend-kit';
import { ButtonLink, Eyebrow, focusOnMount, Heading, Notice, Stack, Text } from '@aera/ui';
import { useQuery } from '@tanstack/react-query';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { QueryError } from '@aera/frontend-kit/query-content';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { EntryPage } from '../../../shared/page/entry-page.tsx';
import { paths } from '../../../shared/paths.ts';
import { AcceptForm } from './accept-form.tsx';
import { invitationCopy as copy } from '../account-copy.ts';

/** Opens an invitation link. The secret is in the fragment, so that it never appears in a log. */
export function InvitationPage() {
  const { token } = useLinkToken();
  return (
    <EntryPage title={copy.title} maxWidth="32rem">
      {token === '' ? <InvalidLink {...copy.incomplete} /> : <Invitation key={token} token={token} />}
    </EntryPage>
  );
}

function Invitation({ token }: { readonly token: string }) {
  const query = useQuery({
    queryKey: [readInvitation.path, token],
    queryFn: ({ signal }) => callApi(readInvitation, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, error } = query;
  if (isApiError(error) && error.status === 410) return <Expired replacesForm={data !== undefined} />;
  if (error) return <QueryError title={copy.loadFailed} query={query} />;
  if (!data) return <Text as="output">{copy.loading}</Text>;
  return (
    <>
      <Stack gap={3}>
        <Eyebrow>{copy.eyebrow}</Eyebrow>
        <Heading level={1} size="2xl">
          {copy.title}
        </Heading>
        <InvitationDetails invitation={data} />
      </Stack>
      <AcceptForm token={token} onExpired={() => void query.refetch()} />
    </>
  );
}

interface InvalidLinkProps {
  readonly title: string;
  readonly text: string;
  /** The button that had the focus is gone. */
  readonly takesFocus?: boolean;
}

const InvalidLink = ({ title, text, takesFocus = false }: InvalidLinkProps) => (
  <Stack gap={3}>
    <Heading level={1} size="2xl" tabIndex={-1} ref={takesFocus ? focusOnMount : null}>
      {title}
    </Heading>
    <Text tone="muted">{text}</Text>
  </Stack>
);

const Expired = ({ replacesForm }: { readonly replacesForm: boolean }) => (
  <>
    <InvalidLink {...copy.expired} takesFocus={replacesForm} />
    <div>
      <ButtonLink as={Link} to={paths.portal} variant="secondary">
        {copy.expired.signIn}
      </ButtonLink>
    </div>
  </>
);

/** Inviter, role and expiry, and a warning when accepting signs another steward out. */
function InvitationDetails({ invitation }: { readonly invitation: ResponseOf<typeof readInvitation> }) {
  const { steward } = useSteward();
  const { email, role, roleExpiresAt, invitedBy } = invitation;
  return (
    <Stack gap={3}>
      <Text>{copy.invited(invitedBy, email)}</Text>
      <Text tone="muted">
        {copy.role(role)} {copy.permissions[role]}{' '}
        {roleExpiresAt && copy.roleExpiresAt(formatDate(roleExpiresAt))}
      </Text>
      {steward && <Notice tone="warning">{copy.replaces(`${steward.firstName} ${steward.lastName}`)}</Notice>}
    </Stack>
  );
}
