import { EmptyState, Heading, Stack } from '@aera/ui';
import { questionsWords as words } from './questions-words.ts';

/** In place of the answer panel. `missing`: the address names a question that does not wait for an answer. */
export const NoQuestion = ({ missing }: { readonly missing: boolean }) => (
  <Stack gap={3}>
    <Heading level={2} size="lg">
      {words.nothingSelected}
    </Heading>
    <EmptyState>{missing ? words.unknown : words.chooseOne}</EmptyState>
  </Stack>
);
