import type { Duplicate } from '@aera/contracts';
import { Badge, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { mergesCopy as copy } from './merges-copy.ts';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[5]};
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
`;

const variants = { strong: 'success', likely: 'default', possible: 'outline' } as const;

/** How much speaks for two being one person. */
export const Strength = ({ strength }: Pick<Duplicate, 'strength'>) => (
  <Badge variant={variants[strength]}>{copy.strengths[strength]}</Badge>
);

/** What speaks for it. */
export const ReasonList = ({ reasons }: Pick<Duplicate, 'reasons'>) => (
  <List aria-label={copy.why}>
    {reasons.map((each) => (
      <li key={each.reason}>{copy.reason(each)}</li>
    ))}
  </List>
);
