import type { Contact } from '@aera/contracts';
import { Heading, Stack, Text } from '@aera/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { paths } from '../../../shared/paths.ts';
import { ScoreBar } from './score-bar.tsx';
import { ScoreOverride } from './score-override.tsx';
import { ScoreReasons } from './score-reasons.tsx';
import { scoringCopy as copy } from './scoring-copy.ts';
import { useScore } from './scoring-api.ts';

/** Why a contact scores what it does: the rules' reasons, and a steward's own score apart from them. */
export function ScorePanel({ contact }: { readonly contact: Contact }) {
  const reading = useScore(contact.id);
  const titleId = useId();
  const { data: score, isError } = reading;
  if (!score)
    return isError ? (
      <ReadingFailure title={copy.failed} reading={reading} />
    ) : (
      <Text as="output" size="sm" tone="muted">
        {copy.loading}
      </Text>
    );
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      {score.override && <ScoreOverride contact={contact} score={score} />}
      <Heading level={3} size="sm" id={titleId}>
        {copy.why(score.byRules)}
      </Heading>
      <ScoreBar reasons={score.reasons} />
      {score.reasons.length > 0 ? (
        <ScoreReasons reasons={score.reasons} />
      ) : (
        <Text size="sm">{copy.nothing}</Text>
      )}
      <Text size="xs" tone="muted">
        {copy.computed(formatDate(score.computedAt), score.rulesVersion)}{' '}
        <Link to={paths.scoring}>{copy.rulesLink}</Link>
      </Text>
      {!score.override && <ScoreOverride contact={contact} score={score} />}
    </Stack>
  );
}
