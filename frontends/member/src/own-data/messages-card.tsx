import { Text } from '@aera/ui';
import { momentOf } from './moment.ts';
import { ownDataWords } from './own-data-words.ts';
import { Listed, PartCard } from './part-card.tsx';
import type { OwnData } from './use-own-data.ts';

const words = ownDataWords.messages;

/** What the member wrote to the organisation while signed in. */
export const MessagesCard = ({ messages }: Pick<OwnData, 'messages'>) => (
  <PartCard title={words.title} part={messages}>
    {({ messages: sent }) => (
      <>
        <Listed
          title={words.count(sent.length)}
          none={words.none}
          lines={sent.map(({ id, subject, message, createdAt }) => ({
            id,
            text: subject ? `${subject}: ${message}` : message,
            note: momentOf(createdAt),
          }))}
        />
        <Text size="sm" tone="muted">
          {words.note}
        </Text>
      </>
    )}
  </PartCard>
);
