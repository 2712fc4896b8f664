import { ButtonLink } from '@aera/ui';
import { Link } from 'react-router-dom';
import { paths, questionsPath } from '../paths.ts';
import type { Questions } from './dashboard-data.ts';
import { dashboardWords } from './dashboard-words.ts';
import { Panel } from './panel.tsx';
import { QuestionCard } from './question-card.tsx';

/** The three newest questions, and the way to all of them. */
export const QuestionsPanel = ({ listing }: { readonly listing: Questions }) => (
  <Panel
    words={dashboardWords.questions}
    listing={listing}
    viewAll={questionsPath}
    emptyAction={
      <ButtonLink as={Link} to={paths.search} variant="secondary">
        {dashboardWords.search.action}
      </ButtonLink>
    }
  >
    {(question) => <QuestionCard question={question} />}
  </Panel>
);
