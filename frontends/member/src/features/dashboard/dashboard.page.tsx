import { Container, Stack, from, theme } from '@aera/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../shared/page-head.tsx';
import { notificationsPath, questionsPath } from '../../shared/paths.ts';
import { Counters } from './counters.tsx';
import { useDashboard } from './dashboard-api.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { dashboardCopy } from './dashboard-copy.ts';
import { NotificationsPanel } from './notifications-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { VerificationNotice } from './verification-notice.tsx';
import { ActionCards } from './action-cards.tsx';

const Body = styled(Container)`
  padding-block: ${theme.space[6]} ${theme.space[8]};
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[6]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** The member's questions, answers and notifications, as they happen. The whole lists had their addresses here once. */
export function DashboardPage() {
  const { questions, notifications } = useDashboard();
  const [params] = useSearchParams();
  const view = params.get('view');

  if (view === 'questions') return <Navigate replace to={questionsPath} />;
  if (view === 'notifications') return <Navigate replace to={notificationsPath} />;
  return (
    <>
      <PageHead title={dashboardCopy.title} personal />
      <DashboardHeader>
        <Counters questions={questions.items} notifications={notifications.items} />
      </DashboardHeader>
      <Body>
        <Stack gap={7}>
          <VerificationNotice />
          <ActionCards />
          <Columns>
            <QuestionsPanel query={questions} />
            <NotificationsPanel query={notifications} />
          </Columns>
        </Stack>
      </Body>
    </>
  );
}
