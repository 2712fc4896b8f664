import { getSearchRules } from '@aera/contracts';
import { Text } from '@aera/ui';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { RulesEditor } from './rules-editor.tsx';
import { searchRulesCopy as copy } from './search-rules-copy.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';

/** Synonyms and pins: what stewards add to the search's own judgement. */
export function RulesPage() {
  const reading = useStewardQuery(getSearchRules);
  const { data, isError } = reading;
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead}>
        <Freshness reading={reading} />
      </PageTitle>
      {!data && isError && <ReadingFailure title={copy.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{copy.loading}</Text>}
      {data && <RulesEditor rules={data} />}
    </>
  );
}
