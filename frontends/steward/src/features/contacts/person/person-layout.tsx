import { from, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** The aside next to the timeline; on phones one column, with the timeline before the actions. */
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

/** A status region. Always rendered, so that screen readers announce later content. */
export const StatusRegion = styled.output`
  display: block;
  /* Takes an empty region out of the layout, so that it adds no gap. */
  &:empty {
    position: absolute;
  }
`;
