import { Stack } from '@aera/ui';
import { RulesEditor } from './rules-editor.tsx';
import { readScoreRules } from '@aera/contracts';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { scoringCopy } from './scoring-copy.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';

const copy = scoringCopy.page;

export function ScoringPage() {
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      <QueryContent query={useApiQuery(readScoreRules)} copy={copy}>
        {(rules) => <RulesEditor rules={rules} />}
      </QueryContent>
    </Stack>
  );
}
