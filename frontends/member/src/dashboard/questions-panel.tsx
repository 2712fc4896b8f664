import { ButtonLink } from '@aera/ui';
import { Link } from 'react-router-dom';
import { dashboardView, paths } from '../paths.ts';
import type { Questions } from './dashboard-data.ts';
import { dashboardWords } from './dashboard-words.ts';
import { Panel } from './panel.tsx';
import { QuestionCard } from './question-card.tsx';

export interface QuestionsPanelProps {
  readonly listing: Questions;
  /** Every question instead of the three newest. */
  readonly whole?: boolean;
}

export const QuestionsPanel = ({ listing, whole = false }: QuestionsPanelProps) => (
  <Panel
    words={dashboardWords.questions}
    listing={listing}
    {...(!whole && { viewAll: dashboardView('questions') })}
    emptyAction={
      <ButtonLink as={Link} to={paths.search} variant="secondary">
        {dashboardWords.search.action}
      </ButtonLink>
    }
  >
    {(question) => <QuestionCard question={question} />}
  </Panel>
);
