import {
  Button,
  ButtonLink,
  Container,
  Eyebrow,
  Heading,
  Row,
  Section,
  Stack,
  Text,
  theme,
  ThirteenRings,
  useToast,
} from '@aera/ui';
import { useMember, useMemberSignOut } from '@aera/frontend-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { myDataPath, preferencesPath, securityPath } from '../../shared/paths.ts';
import { dashboardCopy as copy } from './dashboard-copy.ts';

/** Moves the figures up, so that they overlap the lower edge of the header. */
const Overlap = styled(Container)`
  margin-top: calc(-1 * ${theme.space[8]});
`;

const links = [
  { to: preferencesPath, label: copy.preferences },
  { to: securityPath, label: copy.security },
  { to: myDataPath, label: copy.ownData },
];

/** Greeting, sign-out and counts. */
export function DashboardHeader({ children }: { readonly children: ReactNode }) {
  const { member } = useMember();
  const signOut = useMemberSignOut();
  const { toast } = useToast();
  const signOutOrExplain = () =>
    signOut.mutate(undefined, { onError: () => toast({ ...copy.notSignedOut, variant: 'destructive' }) });
  return (
    <>
      <Section space={`${theme.space[8]} calc(${theme.space[8]} + 3rem)`} as="header" tone="deep">
        <ThirteenRings />
        <Container>
          <Stack gap={4}>
            <Eyebrow>{copy.eyebrow}</Eyebrow>
            <Row justify="space-between" align="end" gap={5}>
              <Stack gap={2}>
                <Heading level={1}>{copy.title}</Heading>
                {member && <Text tone="muted">{copy.welcome(member.name)}</Text>}
              </Stack>
              <Row>
                {links.map(({ to, label }) => (
                  <ButtonLink key={to} as={Link} to={to} variant="ghost">
                    {label}
                  </ButtonLink>
                ))}
                <Button variant="secondary" pending={signOut.isPending} onClick={signOutOrExplain}>
                  {copy.signOut}
                </Button>
              </Row>
            </Row>
          </Stack>
        </Container>
      </Section>
      <Overlap>{children}</Overlap>
    </>
  );
}
