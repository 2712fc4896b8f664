import { Container, Stack, from, theme } from '@aera/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../page/page-head.tsx';
import { notificationsPath, questionsPath } from '../paths.ts';
import { Counters } from './counters.tsx';
import { useDashboardData } from './dashboard-data.ts';
import { DashboardOpening } from './dashboard-opening.tsx';
import { dashboardWords } from './dashboard-words.ts';
import { NotificationsPanel } from './notifications-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { VerifyNotice } from './verify-notice.tsx';
import { WaysOn } from './ways-on.tsx';

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
  const { questions, notifications } = useDashboardData();
  const [params] = useSearchParams();
  const view = params.get('view');

  if (view === 'questions') return <Navigate replace to={questionsPath} />;
  if (view === 'notifications') return <Navigate replace to={notificationsPath} />;
  return (
    <>
      <PageHead title={dashboardWords.title} personal />
      <DashboardOpening>
        <Counters questions={questions.items} notifications={notifications.items} />
      </DashboardOpening>
      <Body>
        <Stack gap={7}>
          <VerifyNotice />
          <WaysOn />
          <Columns>
            <QuestionsPanel listing={questions} />
            <NotificationsPanel listing={notifications} />
          </Columns>
        </Stack>
      </Body>
    </>
  );
}
