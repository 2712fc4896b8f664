import { type Contact, readContactScore, type ScoreReason } from '@aera/contracts';
import { Heading, MutedText, Stack, Text, theme } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { paths } from '../../../shared/paths.ts';
import { ScoreOverride } from './score-override.tsx';
import { scoringCopy as copy } from './scoring-copy.ts';

const pollIntervalMs = 30_000;

const Track = styled.div`
  position: relative;
  display: flex;
  gap: 2px;
  height: 0.75rem;
  overflow: hidden;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.full};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;

/** Adjacent segments alternate in colour. The list below names each, so colour carries no meaning. */
const Part = styled.span`
  height: 100%;
  background: ${theme.color.accent};
  &:nth-child(even) {
    background: ${theme.color.goldLine};
  }
`;

/** The points of all reasons, out of 100. The list below has the same content as text. */
const ScoreBar = ({ reasons }: { readonly reasons: readonly ScoreReason[] }) => (
  <Track aria-hidden>
    {reasons.map(({ rule, points }) => (
      <Part key={rule} style={{ width: `${points}%` }} />
    ))}
  </Track>
);

const List = styled.ul`
  display: grid;
`;

const Reason = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};
  &:first-child {
    border-top: 0;
  }
`;

const Points = styled.span`
  font-size: ${theme.text.sm};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const ReasonText = styled(Text)`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;
`;

/** The rules that gave points: name, points, and what earned them. */
const ScoreReasons = ({ reasons }: { readonly reasons: readonly ScoreReason[] }) => (
  <List>
    {reasons.map((reason) => {
      const limits = copy.formatLimits(reason);
      return (
        <Reason key={reason.rule}>
          <Text as="span" size="sm">
            <strong>{copy.rules[reason.rule].name}</strong>
          </Text>
          <Points>{copy.points(reason.points)}</Points>
          <ReasonText size="xs" tone="muted">
            {copy.formatReason(reason)}
            {limits && `; ${limits}`}
          </ReasonText>
        </Reason>
      );
    })}
  </List>
);

/** The score of a contact, its reasons, and a manual score. */
export function ScorePanel({ contact }: { readonly contact: Contact }) {
  const query = useApiQuery(readContactScore, {
    params: { id: contact.id },
    intervalMs: pollIntervalMs,
  });
  const titleId = useId();
  return (
    <QueryContent query={query} copy={copy} quiet>
      {(score) => (
        <Stack as="section" gap={3} aria-labelledby={titleId}>
          {score.override && <ScoreOverride contact={contact} score={score} />}
          <Heading level={3} size="sm" id={titleId}>
            {copy.heading(score.ruleScore)}
          </Heading>
          <ScoreBar reasons={score.reasons} />
          {score.reasons.length > 0 ? (
            <ScoreReasons reasons={score.reasons} />
          ) : (
            <Text size="sm">{copy.noPoints}</Text>
          )}
          <MutedText size="xs">
            {copy.computed(formatDate(score.computedAt), score.rulesVersion)}{' '}
            <Link to={paths.scoring}>{copy.rulesLink}</Link>
          </MutedText>
          {!score.override && <ScoreOverride contact={contact} score={score} />}
        </Stack>
      )}
    </QueryContent>
  );
}
