import { Stack, Text } from '@aera/ui';
import { RulesEditor } from './rules-editor.tsx';
import { useScoreRules } from './scoring-api.ts';
import { scoreWords } from './scoring-copy.ts';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';

const words = scoreWords.page;

/** What a contact's score is made of, and how stewards change that. */
export function ScoringPage() {
  const reading = useScoreRules();
  const { data, isError } = reading;
  return (
    <Stack gap={5}>
      <PageTitle title={words.title} lead={words.lead} />
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {data && <RulesEditor rules={data} />}
    </Stack>
  );
}
