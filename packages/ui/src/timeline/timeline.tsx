import { Eyebrow, Heading, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TimelineEntry {
  /** Time or ordinal: "1302", "Step 2". */
  readonly mark: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface TimelineProps {
  readonly items: readonly TimelineEntry[];
}

const Entry = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space[2]};
  padding: 0 0 ${theme.space[6]} ${theme.space[6]};
  border-inline-start: 1px solid ${theme.color.goldLine};

  &:last-child {
    padding-bottom: 0;
    border-color: transparent;
  }
  &::before {
    content: '';
    position: absolute;
    top: 0.2rem;
    left: -0.4rem;
    width: 0.75rem;
    height: 0.75rem;
    background: ${theme.color.canvas};
    border: 2px solid ${theme.color.goldLine};
    rotate: 45deg;
  }
`;

const Mark = styled(Eyebrow)`
  font-variant-numeric: lining-nums tabular-nums;
  &::before {
    display: none;
  }
`;

/** Events in order. */
export const Timeline = ({ items }: TimelineProps) => (
  <ol>
    {items.map(({ mark, title, content }) => (
      <Entry key={mark + title}>
        <Mark>{mark}</Mark>
        <Heading level={3} size="lg">
          {title}
        </Heading>
        {content}
      </Entry>
    ))}
  </ol>
);
