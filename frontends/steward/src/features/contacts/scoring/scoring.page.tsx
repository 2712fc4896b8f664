import { Stack } from '@aera/ui';
import { RulesEditor } from './rules-editor.tsx';
import { useScoreRules } from './scoring-api.ts';
import { scoringCopy } from './scoring-copy.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';

const copy = scoringCopy.page;

/** What a contact's score is made of, and how stewards change that. */
export function ScoringPage() {
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      <QueryResult query={useScoreRules()} copy={copy}>
        {(rules) => <RulesEditor rules={rules} />}
      </QueryResult>
    </Stack>
  );
}
