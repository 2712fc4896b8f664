import type { JourneyStep } from '@aera/content/home';
import { ArrowRightIcon, focusRing, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  width: 100%;
  padding: 0;
  list-style: none;
  counter-reset: step;
`;

const Step = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: center;
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  text-decoration: none;
  counter-increment: step;
  transition:
    border-color ${theme.duration.fast} ${theme.easing.out},
    translate ${theme.duration.fast} ${theme.easing.out};
  ${focusRing}

  &::before {
    content: counter(step);
    grid-row: span 2;
    color: ${theme.color.gold};
    font: 400 ${theme.text['2xl']} / 1 ${theme.font.display};
  }
  &:hover {
    border-color: ${theme.color.goldLine};
    color: ${theme.color.ink};
    translate: 0.25rem 0;
  }
  > strong {
    font-weight: 650;
    line-height: 1.3;
  }
  > span {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
    line-height: 1.45;
    grid-column: 2;
  }
  > svg {
    grid-area: 1 / 3 / span 2;
    color: ${theme.color.gold};
  }
`;

/** The four steps that close the story. */
export const JourneySteps = ({ steps }: { readonly steps: readonly JourneyStep[] }) => (
  <List>
    {steps.map(({ title, text, path }) => (
      <li key={title}>
        <Step to={path}>
          <strong>{title}</strong>
          <span>{text}</span>
          <ArrowRightIcon />
        </Step>
      </li>
    ))}
  </List>
);
