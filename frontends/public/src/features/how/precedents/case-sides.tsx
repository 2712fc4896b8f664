import type { CourtCase } from '@aera/content/how/cases';
import { precedents } from '@aera/content/how/precedents';
import { Card, Heading, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FactNote } from '../../../shared/page/fact-note.tsx';

/** Whose words follow: the record's or the organisation's. */
const SideLabel = styled.p<{ $side: 'record' | 'reading' }>`
  padding-bottom: ${theme.space[2]};
  border-bottom: 2px solid ${({ $side }) => ($side === 'record' ? theme.color.accent : theme.color.goldLine)};
  color: ${({ $side }) => ($side === 'record' ? theme.color.accent : theme.color.gold)};
  font-size: ${theme.text.sm};
  font-weight: 650;
`;

const { labels } = precedents;

const RecordFrame = styled.section`
  display: grid;
  gap: ${theme.space[5]};
`;

const Item = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ul,
  ol {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: 1.25rem;
    line-height: 1.5;
  }
  li::marker {
    color: ${theme.color.gold};
  }
`;

const renderItem = (title: string, content: ReactNode) => (
  <Item>
    <Heading level={4}>{title}</Heading>
    {content}
  </Item>
);

/** What the reports of the case say. */
export const RecordSide = ({ courtCase }: { readonly courtCase: CourtCase }) => (
  <RecordFrame>
    <SideLabel $side="record">{labels.onRecord}</SideLabel>
    {renderItem(labels.ruling, <Text>{courtCase.ruling}</Text>)}
    {renderItem(
      labels.background,
      <>
        <Text>{courtCase.background}</Text>
        <Text>{courtCase.fullBackground}</Text>
      </>,
    )}
    {renderItem(
      labels.legalIssues,
      <ul>
        {courtCase.legalIssues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>,
    )}
    {renderItem(
      labels.proceduralHistory,
      <ol>
        {courtCase.proceduralHistory.map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ol>,
    )}
    {renderItem(labels.majority, <Text>{courtCase.courtHolding.majority}</Text>)}
    {renderItem(labels.reasoning, <Text>{courtCase.courtHolding.reasoning}</Text>)}
  </RecordFrame>
);

const uses = [
  'jurisdictionalSeparation',
  'practicalImplication',
  'operationalAdvantage',
  'precedentialValue',
] as const;

const ReadingFrame = styled(Card)`
  display: grid;
  gap: ${theme.space[5]};
`;

const Points = styled.dl`
  display: grid;
  gap: ${theme.space[4]};
  font-size: ${theme.text.sm};
  line-height: 1.55;
  dt {
    font-weight: 650;
  }
`;

/** What the organisation makes of a case, and how courts have answered that. */
export const ReadingSide = ({ courtCase }: { readonly courtCase: CourtCase }) => (
  <ReadingFrame as="section" tone="gold">
    <SideLabel $side="reading">{labels.asRead}</SideLabel>
    <Points>
      <div>
        <dt>{labels.impact}</dt>
        <dd>{courtCase.impact.text}</dd>
      </div>
      <div>
        <dt>{labels.application}</dt>
        <dd>{courtCase.application.text}</dd>
      </div>
      {uses.map((use) => (
        <div key={use}>
          <dt>{labels[use]}</dt>
          <dd>{courtCase.comprehensiveApplication[use].text}</dd>
        </div>
      ))}
    </Points>
    <FactNote label={labels.reception}>
      <Text size="sm">{courtCase.reception}</Text>
    </FactNote>
  </ReadingFrame>
);
