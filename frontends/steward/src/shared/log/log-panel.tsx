import { Card, Heading, type HeadingLevel, Stack, Text } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { Freshness } from '../list/freshness.tsx';
import { ReadingFailure, type ReadingFailureProps } from '../list/query-failure.tsx';

export interface LogPanelProps<Status> {
  readonly words: Readonly<Record<'title' | 'lead' | 'loading' | 'failed', string>>;
  readonly level: HeadingLevel;
  readonly reading: ReadingFailureProps['reading'] & {
    readonly data: Status | undefined;
    readonly isError: boolean;
    readonly dataUpdatedAt: number;
  };
  readonly children: (status: Status) => ReactNode;
}

/** The state of a log that can only grow, read again by itself. */
export function LogPanel<Status>({ words, level, reading, children }: LogPanelProps<Status>) {
  const titleId = useId();
  const { data, isError } = reading;
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
          <Freshness reading={reading} live />
        </Stack>
        {data === undefined && !isError && <Text as="output">{words.loading}</Text>}
        {data === undefined && isError && <ReadingFailure title={words.failed} reading={reading} />}
        {data !== undefined && children(data)}
      </Stack>
    </Card>
  );
}
