import { getSearchRules } from '@aera/contracts';
import { Text } from '@aera/ui';
import { PageTitle } from '../../page/page-title.tsx';
import { ReadingFailure } from '../../page/reading-failure.tsx';
import { useStewardQuery } from '../../session/use-steward-query.ts';
import { RulesEditor } from './rules-editor.tsx';
import { rulesWords as words } from './rules-words.ts';
import { Freshness } from '../../page/freshness.tsx';

/** Synonyms and pins: what stewards add to the search's own judgement. */
export function RulesPage() {
  const reading = useStewardQuery(getSearchRules);
  const { data, isError } = reading;
  return (
    <>
      <PageTitle title={words.title} lead={words.lead}>
        <Freshness reading={reading} />
      </PageTitle>
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {data && <RulesEditor rules={data} />}
    </>
  );
}
