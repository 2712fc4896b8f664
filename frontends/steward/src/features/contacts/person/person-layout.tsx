import { from, Skeleton, Stack, theme } from '@aera/ui';
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

const entries = [0, 1, 2, 3, 4];

/** Shown while the timeline loads. */
export const TimelineSkeleton = () => (
  <Stack gap={5}>
    {entries.map((entry) => (
      <Stack key={entry} gap={2}>
        <Skeleton width="40%" />
        <Skeleton width="75%" height="0.8em" />
      </Stack>
    ))}
  </Stack>
);

/** Shown while the person loads. */
export const PersonSkeleton = () => (
  <Columns>
    <Aside>
      <Skeleton height="11rem" />
      <Skeleton height="7rem" />
    </Aside>
    <Main>
      <TimelineSkeleton />
    </Main>
  </Columns>
);
