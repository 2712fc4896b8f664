import type { ScorePreview, ScoreRules } from '@aera/contracts';
import { Heading, MutedText, Stack, Stat, Text, VisuallyHidden, theme } from '@aera/ui';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useScorePreview } from './scoring-api.ts';
import { scoringCopy } from './scoring-copy.ts';
import { contactPath } from '../../../shared/paths.ts';
import { SectionCard } from '../../../shared/page/section-card.tsx';

const copy = scoringCopy.preview;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
`;

const ScoreChanges = styled.ol`
  display: grid;
  max-height: 20rem;
  overflow-y: auto;
  font-size: ${theme.text.sm};

  li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.line};
  }
  a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    flex: none;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

interface RulesPreviewProps {
  /** The rules to preview; null if they are invalid or already apply. */
  readonly rules: ScoreRules | null;
  readonly hasErrors: boolean;
  /** Rendered below the preview, such as the form that applies the rules. */
  readonly children: ReactNode;
}

/** Previews the effects of the rules in the form. */
export function RulesPreview({ rules, hasErrors, children }: RulesPreviewProps) {
  const query = useScorePreview(rules);
  return (
    <SectionCard title={copy.title} busy={query.isFetching}>
      {rules ? (
        <QueryContent query={query.isError ? { ...query, data: undefined } : query} copy={copy} quiet>
          {(preview) => <PreviewResult preview={preview} />}
        </QueryContent>
      ) : (
        <MutedText>{hasErrors ? copy.invalid : copy.unchanged}</MutedText>
      )}
      {children}
    </SectionCard>
  );
}

function PreviewResult({
  preview: { leads, overridden, up, down, crossesThreshold: crossing, top },
}: {
  readonly preview: ScorePreview;
}) {
  const moved = up + down;
  return (
    <>
      <Text as="output" size="sm">
        {moved === 0 ? copy.noChanges(leads) : copy.changedScores(moved, leads)}{' '}
        {overridden > 0 && copy.manualScores(overridden)}
      </Text>
      {moved > 0 && (
        <Counts>
          <Stat label={copy.higher} value={up} />
          <Stat label={copy.lower} value={down} />
          {crossing.flatMap((each) => [
            <Stat key={`up ${each.threshold}`} label={copy.riseTo(each.threshold)} value={each.up} />,
            <Stat key={`down ${each.threshold}`} label={copy.dropBelow(each.threshold)} value={each.down} />,
          ])}
        </Counts>
      )}
      {top.length > 0 && (
        <Stack gap={2}>
          <Heading level={3} size="sm">
            {copy.biggestChanges}
          </Heading>
          <ScoreChanges>
            {top.map(({ id, name, subject, from, to }) => (
              <li key={id}>
                <Link to={contactPath(id)}>
                  {name || copy.unnamed}
                  {subject && `, ${subject}`}
                </Link>
                <b>
                  <span aria-hidden>{copy.change(from, to)}</span>
                  <VisuallyHidden>{copy.changeSpoken(from, to)}</VisuallyHidden>
                </b>
              </li>
            ))}
          </ScoreChanges>
        </Stack>
      )}
    </>
  );
}
