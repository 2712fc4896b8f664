import type { FaqItem } from '@aera/content';
import { Stack, Text } from '@aera/ui';
import { FactNote } from './fact-note.tsx';

/** Questions as items of an accordion: what the organisation answers and, apart from it, what holds in any case. */
export const faqItems = (items: readonly FaqItem[], factLabel: string) =>
  items.map(({ question, answer, fact }) => ({
    value: question,
    title: question,
    content: (
      <Stack gap={4}>
        <Text measure>{answer.text}</Text>
        {fact && <FactNote label={factLabel}>{fact}</FactNote>}
      </Stack>
    ),
  }));
