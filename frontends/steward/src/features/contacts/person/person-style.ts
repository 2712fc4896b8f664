import { from, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** The facts beside the timeline where there is room; one under the other on a phone, the timeline before what can be done. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: start;
  transition: opacity ${theme.duration.fast} ${theme.easing.out};
  &[data-stale='true'] {
    opacity: 0.6;
  }
  @media ${from('laptop')} {
    grid-template: auto 1fr / minmax(0, 21rem) minmax(0, 1fr);
    gap: ${theme.space[5]} ${theme.space[6]};
  }
`;

export const Aside = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  min-width: 0;
`;

export const Main = styled.div`
  min-width: 0;
  @media ${from('laptop')} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

/** A list without marks, one under the other. */
export const PlainList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
  &:empty {
    display: none;
  }
`;

/** What comes into it is read out; there from the start. */
export const Spoken = styled.output`
  display: block;
  /* Takes no place among the others while there is nothing in it. */
  &:empty {
    position: absolute;
  }
`;
