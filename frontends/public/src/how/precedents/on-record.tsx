import type { CourtCase } from '@aera/content/how/cases';
import { precedents } from '@aera/content/how/precedents';
import { Heading, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SideLabel } from './side-label.tsx';

const { labels } = precedents;

const Frame = styled.section`
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

const part = (title: string, content: ReactNode) => (
  <Item>
    <Heading level={4}>{title}</Heading>
    {content}
  </Item>
);

/** What the reports of the case say. */
export const OnRecord = ({ courtCase }: { readonly courtCase: CourtCase }) => (
  <Frame>
    <SideLabel $side="record">{labels.onRecord}</SideLabel>
    {part(labels.ruling, <Text>{courtCase.ruling}</Text>)}
    {part(
      labels.background,
      <>
        <Text>{courtCase.background}</Text>
        <Text>{courtCase.fullBackground}</Text>
      </>,
    )}
    {part(
      labels.legalIssues,
      <ul>
        {courtCase.legalIssues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>,
    )}
    {part(
      labels.proceduralHistory,
      <ol>
        {courtCase.proceduralHistory.map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ol>,
    )}
    {part(labels.majority, <Text>{courtCase.courtHolding.majority}</Text>)}
    {part(labels.reasoning, <Text>{courtCase.courtHolding.reasoning}</Text>)}
  </Frame>
);
