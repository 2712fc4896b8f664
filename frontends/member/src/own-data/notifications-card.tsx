import { Text } from '@aera/ui';
import { noticesOf } from './facts.ts';
import { momentOf } from './moment.ts';
import { ownDataWords } from './own-data-words.ts';
import { Listed, PartCard } from './part-card.tsx';
import type { OwnData } from './use-own-data.ts';

const { notifications: words, questions: questionWords } = ownDataWords;

/** What the member was told, and how they wish to be. */
export const NotificationsCard = ({ questions }: Pick<OwnData, 'questions'>) => (
  <PartCard title={words.title} part={questions}>
    {({ notifications, settings }) => {
      const notices = noticesOf(notifications);
      return (
        <>
          <Listed
            title={words.count(notices.length)}
            none={words.none}
            lines={notices.map(({ at, words: said }, index) => ({
              id: `${at} ${index}`,
              text: said ?? questionWords.gone,
              note: momentOf(at),
            }))}
          />
          <Text size="sm">{words.settings(settings.length)}</Text>
        </>
      );
    }}
  </PartCard>
);
