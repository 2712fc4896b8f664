import { Stack, Text } from '@aera/ui';
import { RulesEditor } from './rules-editor.tsx';
import { useScoreRules } from './scoring-api.ts';
import { scoringCopy } from './scoring-copy.ts';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';

const copy = scoringCopy.page;

/** What a contact's score is made of, and how stewards change that. */
export function ScoringPage() {
  const reading = useScoreRules();
  const { data, isError } = reading;
  return (
    <Stack gap={5}>
      <PageTitle title={copy.title} lead={copy.lead} />
      {!data && isError && <ReadingFailure title={copy.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{copy.loading}</Text>}
      {data && <RulesEditor rules={data} />}
    </Stack>
  );
}
