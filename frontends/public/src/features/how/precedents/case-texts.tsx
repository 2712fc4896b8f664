import type { CourtCase } from '@aera/content/how/cases';
import { precedents } from '@aera/content/how/precedents';
import { Card, Heading, Stack, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FactNote } from '../../../shared/page/fact-note.tsx';
import { FactList } from '../../../shared/page/fact-list.tsx';

/** Labels the text as the record or as the organisation's reading. */
const KindLabel = styled.p<{ $kind: 'record' | 'reading' }>`
  padding-bottom: ${theme.space[2]};
  border-bottom: 2px solid ${({ $kind }) => ($kind === 'record' ? theme.color.accent : theme.color.goldLine)};
  color: ${({ $kind }) => ($kind === 'record' ? theme.color.accent : theme.color.gold)};
  font-size: ${theme.text.sm};
  font-weight: 650;
`;

const { labels } = precedents;

const Item = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ul,
  ol {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: 1.25rem;
    list-style-type: revert;
    line-height: 1.5;
  }
  li::marker {
    color: ${theme.color.gold};
  }
`;

/** The facts of the case from its reports. */
export function CaseRecord({ courtCase }: { readonly courtCase: CourtCase }) {
  const { ruling, background, fullBackground, legalIssues, proceduralHistory, courtHolding } = courtCase;
  const items: Record<string, ReactNode> = {
    [labels.ruling]: renderTexts(ruling),
    [labels.background]: renderTexts(background, fullBackground),
    [labels.legalIssues]: <ul>{renderPoints(legalIssues)}</ul>,
    [labels.proceduralHistory]: <ol>{renderPoints(proceduralHistory)}</ol>,
    [labels.majority]: renderTexts(courtHolding.majority),
    [labels.reasoning]: renderTexts(courtHolding.reasoning),
  };
  return (
    <Stack as="section" gap={5}>
      <KindLabel $kind="record">{labels.onRecord}</KindLabel>
      {Object.entries(items).map(([title, content]) => (
        <Item key={title}>
          <Heading level={4}>{title}</Heading>
          {content}
        </Item>
      ))}
    </Stack>
  );
}

const renderTexts = (...texts: string[]) => texts.map((text) => <Text key={text}>{text}</Text>);
const renderPoints = (points: readonly string[]) => points.map((point) => <li key={point}>{point}</li>);

const uses = [
  'jurisdictionalSeparation',
  'practicalImplication',
  'operationalAdvantage',
  'precedentialValue',
] as const;

const Points = styled(FactList)`
  display: grid;
  gap: ${theme.space[4]};
  font-size: ${theme.text.sm};
  line-height: 1.55;
  dt {
    font-weight: 650;
  }
`;

/** The organisation's reading of a case, and how courts have responded to it. */
export const CaseReading = ({ courtCase }: { readonly courtCase: CourtCase }) => (
  <Card as="section" tone="gold">
    <Stack gap={5}>
      <KindLabel $kind="reading">{labels.asRead}</KindLabel>
      <Points
        facts={{
          [labels.impact]: courtCase.impact.text,
          [labels.application]: courtCase.application.text,
          ...Object.fromEntries(
            uses.map((use) => [labels[use], courtCase.comprehensiveApplication[use].text]),
          ),
        }}
      />
      <FactNote label={labels.reception}>
        <Text size="sm">{courtCase.reception}</Text>
      </FactNote>
    </Stack>
  </Card>
);
