import { Card, Heading, type HeadingLevel, Stack, Text } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { Freshness } from '../list/freshness.tsx';
import { QueryResult, type QueryResultProps } from '../list/query-result.tsx';

interface LogPanelProps<Status> {
  readonly words: Readonly<Record<'title' | 'lead' | 'loading' | 'failed', string>>;
  readonly level: HeadingLevel;
  readonly reading: QueryResultProps<Status>['query'] & { readonly dataUpdatedAt: number };
  readonly children: (status: Status) => ReactNode;
}

/** The state of a log that can only grow, read again by itself. */
export function LogPanel<Status>({ words, level, reading, children }: LogPanelProps<Status>) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={level} size="md" id={titleId}>
            {words.title}
          </Heading>
          <Text size="sm" tone="muted">
            {words.lead}
          </Text>
          <Freshness query={reading} live />
        </Stack>
        <QueryResult query={reading} copy={words}>
          {children}
        </QueryResult>
      </Stack>
    </Card>
  );
}
