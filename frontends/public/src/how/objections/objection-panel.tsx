import type { Objection } from '@aera/content/how/objection-list';
import { objections } from '@aera/content/how/objections';
import { Card, Heading, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Record } from '../record.tsx';
import { Citations } from './citations.tsx';

const { labels } = objections;

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space[6]};
  padding: clamp(1.25rem, 3vw, 2.5rem);
`;

const Sides = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  @media ${from('laptop')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Side = styled.div<{ $line: 'ink' | 'gold' }>`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: 2px solid ${({ $line }) => ($line === 'ink' ? theme.color.lineStrong : theme.color.goldLine)};
`;

const Label = styled.h4`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 650;
`;

/** An objection and its rebuttal side by side, what the record says to both, and where to read on. */
export const ObjectionPanel = ({ objection }: { readonly objection: Objection }) => (
  <Frame as="article">
    <Heading level={3} size="2xl">
      {objection.topic}
    </Heading>
    <Sides>
      <Side $line="ink">
        <Label>{labels.objection}</Label>
        <Text size="lg">{objection.objection}</Text>
      </Side>
      <Side $line="gold">
        <Label>{labels.rebuttal}</Label>
        <Text size="lg">{objection.rebuttal.text}</Text>
        <Text size="sm" tone="muted">
          {objection.details.text}
        </Text>
      </Side>
    </Sides>
    <Record text={objection.record} />
    <Citations citations={objection.citations} />
  </Frame>
);
