import type { ClaimList } from '@aera/content';
import { Heading, Stack, Text } from '@aera/ui';
import { TickedList } from '../page/ticked-list.tsx';

/** What the organisation says one gains. */
export const Benefits = ({ title, list }: { readonly title: string; readonly list: ClaimList }) => (
  <Stack gap={3}>
    <Heading level={4}>{title}</Heading>
    <Text size="sm" tone="muted">
      {list.intro}
    </Text>
    <TickedList items={list.items} />
  </Stack>
);
