import type { Objection } from '@aera/content/how/objection-list';
import { objections } from '@aera/content/how/objections';
import { Card, Columns, Heading, MutedText, Text, focusRing, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatMessage } from '../../../shared/page/format-message.ts';
import { RecordNote } from '../how-section.tsx';

const { labels } = objections;
const visibleCount = 4;

const CitationFrame = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  font-size: ${theme.text.sm};
  h4 {
    font-size: ${theme.text.sm};
    font-weight: 650;
  }
  ul {
    display: grid;
    gap: ${theme.space[2]} ${theme.space[6]};
    padding-inline-start: 1.25rem;
    list-style-type: revert;
    line-height: 1.45;
    @media ${from('tablet')} {
      grid-template-columns: 1fr 1fr;
    }
  }
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

const More = styled.details`
  > summary {
    width: fit-content;
    padding-block: ${theme.space[2]};
    color: ${theme.color.accent};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  > ul {
    padding-block: ${theme.space[2]};
  }
`;

const renderList = (citations: readonly string[]) => (
  <ul>
    {citations.map((citation) => (
      <li key={citation}>{citation}</li>
    ))}
  </ul>
);

/** Shows the first four, and the number of the others as a toggle. */
export function Citations({ citations }: { readonly citations: readonly string[] }) {
  const rest = citations.slice(visibleCount);
  return (
    <CitationFrame>
      <div>
        <h4>{labels.citations}</h4>
        <MutedText size="xs">{labels.citationsNote}</MutedText>
      </div>
      {renderList(citations.slice(0, visibleCount))}
      {rest.length > 0 && (
        <More>
          <summary>{formatMessage(labels.more, { n: rest.length })}</summary>
          {renderList(rest)}
        </More>
      )}
    </CitationFrame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space[6]};
  padding: clamp(1.25rem, 3vw, 2.5rem);
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

/** An objection and its rebuttal side by side, the record on both, and further reading. */
export const ObjectionPanel = ({ objection }: { readonly objection: Objection }) => (
  <Frame as="article">
    <Heading level={3} size="2xl">
      {objection.topic}
    </Heading>
    <Columns tracks="1fr 1fr">
      <Side $line="ink">
        <Label>{labels.objection}</Label>
        <Text size="lg">{objection.objection}</Text>
      </Side>
      <Side $line="gold">
        <Label>{labels.rebuttal}</Label>
        <Text size="lg">{objection.rebuttal.text}</Text>
        <MutedText>{objection.details.text}</MutedText>
      </Side>
    </Columns>
    <RecordNote text={objection.record} />
    <Citations citations={objection.citations} />
  </Frame>
);
