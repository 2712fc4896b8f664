import type { JourneyStep } from '@aera/content/home';
import { ArrowRightIcon, elevation, focusRing, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { revealStyle } from './reveal.ts';

const List = styled.ol`
  display: grid;
  gap: ${theme.space[4]};
  width: 100%;
  counter-reset: step;
  ${revealStyle}
`;

/** A step, with a line down to the next one. */
const Item = styled.li`
  position: relative;
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 100%;
    left: calc(${theme.space[5]} + 1.5rem);
    height: ${theme.space[4]};
    border-inline-start: 1px solid ${theme.color.goldLine};
  }
`;

const Step = styled(Link)`
  display: grid;
  grid-template-columns: 3rem 1fr auto;
  gap: ${theme.space[1]} ${theme.space[5]};
  align-items: center;
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  text-decoration: none;
  counter-increment: step;
  transition:
    border-color ${theme.duration.fast} ${theme.easing.out},
    box-shadow ${theme.duration.normal} ${theme.easing.out},
    translate ${theme.duration.normal} ${theme.easing.out};
  ${focusRing}

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    grid-row: span 2;
    height: 3rem;
    color: ${theme.color.gold};
    border: 1px solid ${theme.color.goldLine};
    border-radius: 50%;
    font-size: ${theme.text.lg};
    font-weight: 600;
  }
  &:hover {
    border-color: ${theme.color.goldLine};
    box-shadow: ${elevation.mid};
    color: ${theme.color.ink};
    translate: 0.25rem 0;
  }
  > strong {
    font-size: ${theme.text.lg};
    font-weight: 650;
    line-height: 1.3;
  }
  > span {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
    line-height: 1.45;
    text-wrap: pretty;
    grid-column: 2;
  }
  > svg {
    grid-area: 1 / 3 / span 2;
    color: ${theme.color.gold};
  }
`;

/** The numbered steps at the end of the home page; each is a link. */
export const JourneySteps = ({ steps }: { readonly steps: readonly JourneyStep[] }) => (
  <List>
    {steps.map(({ title, text, path }) => (
      <Item key={title}>
        <Step to={path}>
          <strong>{title}</strong>
          <span>{text}</span>
          <ArrowRightIcon />
        </Step>
      </Item>
    ))}
  </List>
);
