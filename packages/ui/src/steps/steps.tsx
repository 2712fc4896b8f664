import { Heading, Text, from, theme, type HeadingLevel } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface Step {
  readonly title: string;
  readonly text: ReactNode;
}

export interface StepsProps {
  readonly items: readonly Step[];
  readonly headingLevel?: HeadingLevel;
  /** Side by side if there is room, instead of always stacked. */
  readonly across?: boolean;
}

const List = styled.ol<{ $across: boolean; $count: number }>`
  display: grid;
  counter-reset: step;
  @media ${from('laptop')} {
    ${({ $across, $count }) => $across && `grid-template-columns: repeat(${$count}, minmax(0, 1fr));`}
  }
`;

/** A ring with the number, and a line to the next step. */
const Item = styled.li<{ $across: boolean }>`
  --ring: 3rem;
  position: relative;
  display: grid;
  grid-template-columns: var(--ring) minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[5]};
  padding-bottom: ${theme.space[6]};
  counter-increment: step;

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    grid-row: span 2;
    width: var(--ring);
    height: var(--ring);
    background: ${theme.color.surface};
    color: ${theme.color.gold};
    border: 1px solid ${theme.color.goldLine};
    border-radius: 50%;
    font-size: ${theme.text.lg};
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
  &::after {
    content: '';
    position: absolute;
    inset: calc(var(--ring) + ${theme.space[2]}) auto ${theme.space[2]} calc(var(--ring) / 2);
    border-inline-start: 1px solid ${theme.color.goldLine};
    opacity: 0.6;
  }
  &:last-child {
    padding-bottom: 0;
    &::after {
      display: none;
    }
  }
  > :first-child {
    align-self: end;
    min-height: 1.5em;
  }
  > :only-child,
  > :first-child {
    padding-top: 0.6875rem;
  }

  @media ${from('laptop')} {
    ${({ $across }) =>
      $across &&
      `
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        padding: 0 2rem 0 0;
        &::before { grid-row: auto; margin-bottom: 0.5rem; }
        &::after {
          inset: calc(var(--ring) / 2) 0.5rem auto calc(var(--ring) + 0.5rem);
          border-inline-start: 0;
          border-top: 1px solid ${theme.color.goldLine};
        }
      `}
  }
`;

/** Numbered steps in order. */
export const Steps = ({ items, headingLevel = 3, across = false }: StepsProps) => (
  <List $across={across} $count={items.length}>
    {items.map(({ title, text }) => (
      <Item key={title} $across={across}>
        <Heading level={headingLevel} size="lg">
          {title}
        </Heading>
        <Text as="div" tone="muted" measure>
          {text}
        </Text>
      </Item>
    ))}
  </List>
);
