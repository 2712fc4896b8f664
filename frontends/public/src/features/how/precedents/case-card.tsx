import type { CourtCase } from '@aera/content/how/cases';
import { precedents } from '@aera/content/how/precedents';
import { ArrowRightIcon, Card, Heading, MutedText, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';

const { labels } = precedents;

const Frame = styled(Card)`
  position: relative;
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  gap: ${theme.space[4]};
  transition:
    border-color ${theme.duration.fast} ${theme.easing.out},
    translate ${theme.duration.fast} ${theme.easing.out};
  &:hover {
    border-color: ${theme.color.goldLine};
    translate: 0 -2px;
  }
`;

export const Principle = styled.p`
  color: ${theme.color.gold};
  font-size: ${theme.text.xs};
  font-weight: 600;
  line-height: 1.4;
`;

const Title = styled(Heading)`
  margin-block: ${theme.space[1]};
  font-size: ${theme.text.lg};
`;

const Summary = styled.div`
  font-size: ${theme.text.sm};
  line-height: 1.5;
  > h4 {
    color: ${theme.color.gold};
    font-size: ${theme.text.xs};
    font-weight: 650;
  }
  &[data-record] > h4 {
    color: ${theme.color.accent};
  }
`;

/** Makes the whole card clickable. */
const Open = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} 0;
  background: none;
  color: ${theme.color.accent};
  border: 0;
  border-radius: ${theme.radius.sm};
  font-size: ${theme.text.sm};
  font-weight: 600;
  cursor: pointer;
  ${focusRing}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.lg};
  }
`;

interface CaseCardProps {
  readonly courtCase: CourtCase;
  readonly onRead: () => void;
}

/** Summary of a case: why it is cited, the decision, and the organisation's reading. */
export const CaseCard = ({ courtCase, onRead }: CaseCardProps) => (
  <Frame as="article">
    <div>
      <Principle>
        {courtCase.principle} ({courtCase.year})
      </Principle>
      <Title level={3} size="xl" id={`${courtCase.id}-card`}>
        {courtCase.title}
      </Title>
      <MutedText size="xs">{courtCase.citation}</MutedText>
    </div>
    <Summary data-record>
      <h4>{labels.ruling}</h4>
      <p>{courtCase.ruling}</p>
    </Summary>
    <Summary>
      <h4>{labels.impact}</h4>
      <p>{courtCase.impact.text}</p>
    </Summary>
    <Open type="button" aria-describedby={`${courtCase.id}-card`} onClick={onRead}>
      {labels.open}
      <ArrowRightIcon />
    </Open>
  </Frame>
);
