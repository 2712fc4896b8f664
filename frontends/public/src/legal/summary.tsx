import type { LegalDocument } from '@aera/content/privacy-policy';
import { Card, Heading, Stack } from '@aera/ui';
import { TickedList } from '../page/ticked-list.tsx';

/** The text in three sentences. */
export const Summary = ({ summary: { title, items } }: { readonly summary: LegalDocument['summary'] }) => (
  <Stack as={Card} tone="gold" gap={4}>
    <Heading level={2} size="lg">
      {title}
    </Heading>
    <TickedList items={items} />
  </Stack>
);
