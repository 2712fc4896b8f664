import { Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { ownDataWords } from './own-data-words.ts';
import { PartCard } from './part-card.tsx';
import type { OwnData } from './use-own-data.ts';

const words = ownDataWords.browser;

/** What is held about this browser, whoever uses it, with the way to it. */
export const BrowserCard = ({ browser }: Pick<OwnData, 'browser'>) => (
  <PartCard title={words.title} part={browser}>
    {(found) => (
      <>
        <Text size="sm">{found?.consents.length ? words.count(found.consents.length) : words.none}</Text>
        <Text size="sm" tone="muted">
          {words.note} <Link to="/your-data">{words.link}</Link>
        </Text>
      </>
    )}
  </PartCard>
);
