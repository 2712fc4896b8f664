import { Skeleton, Stack } from '@aera/ui';
import { Aside, Columns, Main } from './person-style.ts';

const entries = [0, 1, 2, 3, 4];

/** The places of entries that are on their way. */
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

/** The places of what is known of a person, while it is on its way. */
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
