import { Text } from '@aera/ui';
import { momentOf } from './moment.ts';
import { ownDataWords } from './own-data-words.ts';
import { Listed, PartCard } from './part-card.tsx';
import type { OwnData } from './use-own-data.ts';

const words = ownDataWords.searches;

/** What the member searched for. */
export const SearchesCard = ({ searches }: Pick<OwnData, 'searches'>) => (
  <PartCard title={words.title} part={searches}>
    {({ searches: asked }) => (
      <>
        <Listed
          title={words.count(asked.length)}
          none={words.none}
          lines={asked.map(({ query, askedAt }, index) => ({
            id: `${askedAt} ${index}`,
            text: query,
            note: momentOf(askedAt),
          }))}
        />
        <Text size="sm" tone="muted">
          {words.note}
        </Text>
      </>
    )}
  </PartCard>
);
