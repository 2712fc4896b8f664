import { Text } from '@aera/ui';
import { questionOf } from './facts.ts';
import { momentOf } from './moment.ts';
import { ownDataWords } from './own-data-words.ts';
import { Listed, PartCard } from './part-card.tsx';
import type { OwnData } from './use-own-data.ts';

const words = ownDataWords.questions;

/** What the member asked, and how often they said what they think of an answer. */
export const QuestionsCard = ({ questions }: Pick<OwnData, 'questions'>) => (
  <PartCard title={words.title} part={questions}>
    {({ questions: asked, votes }) => (
      <>
        <Listed
          title={words.count(asked.length)}
          none={words.none}
          lines={asked.map(questionOf).map(({ id, words: said, askedAt, state }) => ({
            id,
            text: said ?? words.gone,
            note: `${words.states[state]} · ${momentOf(askedAt)}`,
          }))}
        />
        {votes.length > 0 && <Text size="sm">{words.votes(votes.length)}</Text>}
      </>
    )}
  </PartCard>
);
