import { lookAtInvitation } from '@aera/contracts';
import {
  BrandMark,
  ButtonLink,
  Card,
  Container,
  Eyebrow,
  Heading,
  Section,
  Stack,
  Text,
  theme,
} from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { paths } from '../../../shared/paths.ts';
import { AcceptForm } from './accept-form.tsx';
import { Offer } from './invitation-details.tsx';
import { invitationWords as words } from './invitation-copy.ts';

const Room = styled(Section)`
  display: grid;
  align-items: center;
  min-height: calc(100dvh - var(--header-height, 0px));
  padding-block: ${theme.space[7]};
`;

const Sheet = styled(Card)`
  max-width: 32rem;
  margin-inline: auto;
  padding: clamp(1.5rem, 5vw, 2.5rem);
`;

const Mark = styled.div`
  color: ${theme.color.gold};
`;

/** Where the link of an invitation leads. Its secret is behind the #: it goes to the server in a body, and into no log. */
export function InvitationPage() {
  const token = useLocation().hash.slice(1);
  return (
    <Room tone="deep">
      <PageHead title={words.title} />
      <Container>
        <Sheet tone="gold">
          <Stack gap={5}>
            <Mark>
              <BrandMark size="2.75rem" />
            </Mark>
            {token === '' ? <Stop {...words.incomplete} /> : <Invitation key={token} token={token} />}
          </Stack>
        </Sheet>
      </Container>
    </Room>
  );
}

function Invitation({ token }: { readonly token: string }) {
  const reading = useQuery({
    queryKey: [lookAtInvitation.path, token],
    queryFn: ({ signal }) => callApi(lookAtInvitation, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, error } = reading;
  if (isApiError(error) && error.status === 410) return <Dead />;
  if (error) return <ReadingFailure title={words.unread} reading={reading} />;
  if (!data) return <Text as="output">{words.loading}</Text>;
  return (
    <>
      <Stack gap={3}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Heading level={1} size="2xl">
          {words.title}
        </Heading>
        <Offer invitation={data} />
      </Stack>
      <AcceptForm token={token} onDead={() => void reading.refetch()} />
    </>
  );
}

const Stop = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Stack gap={3}>
    <Heading level={1} size="2xl">
      {title}
    </Heading>
    <Text tone="muted">{text}</Text>
  </Stack>
);

const Dead = () => (
  <>
    <Stop {...words.dead} />
    <div>
      <ButtonLink as={Link} to={paths.portal} variant="secondary">
        {words.dead.signIn}
      </ButtonLink>
    </div>
  </>
);
