import type { CourtCase } from '@aera/content/how/cases';
import { precedents } from '@aera/content/how/precedents';
import { ChevronRightIcon, Heading, focusRing, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Frame = styled.nav`
  display: grid;
  gap: ${theme.space[3]};
  ol {
    display: grid;
    gap: 0 ${theme.space[6]};
    counter-reset: case;
    @media ${from('tablet')} {
      grid-template: repeat(4, auto) / 1fr 1fr;
      grid-auto-flow: column;
    }
  }
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: 1.75rem 1fr auto;
  align-items: center;
  width: 100%;
  min-height: 3.25rem;
  padding: ${theme.space[2]} 0;
  background: none;
  color: ${theme.color.ink};
  border: 0;
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.text.sm};
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  counter-increment: case;
  ${focusRing}

  &::before {
    content: counter(case);
    color: ${theme.color.gold};
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    border-color: ${theme.color.goldLine};
    color: ${theme.color.accent};
  }
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  > svg {
    color: ${theme.color.gold};
  }
`;

interface CaseListProps {
  readonly cases: readonly CourtCase[];
  readonly onRead: (index: number) => void;
}

/** Lists every case by name, including the seventh, which has no card. */
export const CaseList = ({ cases, onRead }: CaseListProps) => (
  <Frame aria-labelledby="all-cases">
    <Heading level={3} id="all-cases">
      {precedents.labels.all}
    </Heading>
    <ol>
      {cases.map(({ id, title, citation, principle }, index) => (
        <li key={id}>
          <Row type="button" onClick={() => onRead(index)}>
            <span>
              <strong>{title}</strong>
              <small>
                {citation} · {principle}
              </small>
            </span>
            <ChevronRightIcon />
          </Row>
        </li>
      ))}
    </ol>
  </Frame>
);
