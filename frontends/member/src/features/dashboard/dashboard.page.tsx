import {
  ButtonLink,
  Card,
  Columns,
  Container,
  Grid,
  Heading,
  MailIcon,
  MutedText,
  SearchIcon,
  Stack,
  theme,
  Button,
  Notice,
  Row,
  Text,
  useToast,
} from '@aera/ui';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { type readCurrentMember, requestVerification, type ResponseOf } from '@aera/contracts';
import { callApi, toErrorDetail, memberKey } from '@aera/frontend-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/page-head.tsx';
import { notificationsPath, paths, questionsPath, type SearchLinkState } from '../../shared/paths.ts';
import { Counters } from './counters.tsx';
import { useDashboard } from './dashboard-api.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { dashboardCopy } from './dashboard-copy.ts';
import { NotificationsPanel } from './notifications-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';

const Body = styled(Container)`
  padding-block: ${theme.space[6]} ${theme.space[8]};
`;

/** The member's questions, answers and notifications, updated live. `?view=` redirects from former URLs of the full lists. */
export function DashboardPage() {
  const { questions, notifications } = useDashboard();
  const [params] = useSearchParams();
  const view = params.get('view');

  if (view === 'questions') return <Navigate replace to={questionsPath} />;
  if (view === 'notifications') return <Navigate replace to={notificationsPath} />;
  return (
    <>
      <PageHead title={dashboardCopy.title} noIndex />
      <DashboardHeader>
        <Counters questions={questions.data} notifications={notifications.data} />
      </DashboardHeader>
      <Body>
        <Stack gap={7}>
          <VerificationNotice />
          <ActionCards />
          <Columns tracks="minmax(0, 3fr) minmax(0, 2fr)" gap={7} columnGap={6} align="start">
            <QuestionsPanel query={questions} />
            <NotificationsPanel query={notifications} />
          </Columns>
        </Stack>
      </Body>
    </>
  );
}

const linkState: SearchLinkState = { ask: true };

const Frame = styled(Card)`
  display: flex;
  gap: ${theme.space[4]};
  > svg {
    color: ${theme.color.gold};
  }
`;

/** Cards for the two main tasks. Both open the search page, the second one with the question form open. */
const ActionCards = () => (
  <Grid gap={4} minColumn="20rem">
    <ActionCard icon={<SearchIcon size="1.75rem" />} copy={dashboardCopy.search}>
      <ButtonLink as={Link} to={paths.search}>
        {dashboardCopy.search.action}
      </ButtonLink>
    </ActionCard>
    <ActionCard icon={<MailIcon size="1.75rem" />} copy={dashboardCopy.ask}>
      <ButtonLink as={Link} to={paths.search} state={linkState} variant="secondary">
        {dashboardCopy.ask.action}
      </ButtonLink>
    </ActionCard>
  </Grid>
);

interface ActionCardProps {
  readonly icon: ReactNode;
  readonly copy: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

const ActionCard = ({ icon, copy, children }: ActionCardProps) => (
  <Frame as="section">
    {icon}
    <Stack gap={3} align="start">
      <Heading level={2} size="lg">
        {copy.title}
      </Heading>
      <MutedText>{copy.text}</MutedText>
      {children}
    </Stack>
  </Frame>
);

const copy = dashboardCopy.verify;

/** Asks the member to confirm an unverified email address by a mailed link; hidden while the state is unknown. */
function VerificationNotice() {
  const { toast } = useToast();
  const { data } = useQuery<ResponseOf<typeof readCurrentMember> | null>({ queryKey: memberKey });
  const resend = useMutation({
    mutationFn: () => callApi(requestVerification, { body: {} }),
    onSuccess: () => toast({ ...copy.sent, variant: 'success' }),
    onError: (error) =>
      toast({
        title: copy.failed.title,
        description: toErrorDetail(error, copy.failed.description),
        variant: 'destructive',
      }),
  });
  if (data?.emailVerified !== false) return null;
  return (
    <Notice title={copy.title}>
      <Row gap={3} justify="space-between">
        <Text size="sm">{copy.text(data.user.email)}</Text>
        <Button variant="secondary" size="sm" pending={resend.isPending} onClick={() => resend.mutate()}>
          {copy.resendLink}
        </Button>
      </Row>
    </Notice>
  );
}
