import { operations } from '@aera/content/operations';
import { Card, Grid, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Figure = styled(Card)`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${theme.space[1]};
  dt {
    color: ${theme.color.inkMuted};
    line-height: 1.4;
  }
  dd {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.625rem);
    font-weight: 600;
    letter-spacing: -0.02em;
    line-height: 1.15;
    white-space: nowrap;
  }
  span {
    display: block;
    color: ${theme.color.gold};
    font-size: ${theme.text.sm};
    font-weight: 600;
  }
`;

/** The figures the organisation publishes about itself. */
export const Impact = () => (
  <Grid as="dl" minColumn="9rem" gap={4}>
    {operations.impact.figures.map(({ value, label, note }) => (
      <Figure key={label} padding={5}>
        <dt>
          {label}
          {note && <span>{note}</span>}
        </dt>
        <dd>{value}</dd>
      </Figure>
    ))}
  </Grid>
);
