import type { NoticeSection } from '@aera/content/full-notices';
import { Card, Grid, Heading, Stack } from '@aera/ui';
import { ClaimedList } from '../page/claimed-list.tsx';

/** What a notice lists, each list under the words that say whose it is. */
export const NoticeLists = ({ lists }: { readonly lists: NonNullable<NoticeSection['lists']> }) => (
  <Grid minColumn="15rem" gap={4}>
    {lists.map(({ title, list }) => (
      <Stack key={title} as={Card} gap={3}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <ClaimedList list={list} />
      </Stack>
    ))}
  </Grid>
);
