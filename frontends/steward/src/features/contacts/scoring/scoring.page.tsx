import { Stack } from '@aera/ui';
import { RulesEditor } from './rules-editor.tsx';
import { readScoreRules } from '@aera/contracts';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { scoringCopy } from './scoring-copy.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';

const copy = scoringCopy.page;

export function ScoringPage() {
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      <QueryResult query={useApiQuery(readScoreRules)} copy={copy}>
        {(rules) => <RulesEditor rules={rules} />}
      </QueryResult>
    </Stack>
  );
}
