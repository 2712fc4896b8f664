import { getSearchRules } from '@aera/contracts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { RulesEditor } from './rules-editor.tsx';
import { searchRulesCopy as copy } from '../knowledge-copy.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';

export function RulesPage() {
  const query = useStewardQuery(getSearchRules);
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead}>
        <Freshness query={query} />
      </PageTitle>
      <QueryResult query={query} copy={copy}>
        {(rules) => <RulesEditor rules={rules} />}
      </QueryResult>
    </>
  );
}
