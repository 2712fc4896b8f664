import { Card, ErrorState, Heading, Skeleton, Stack, Text, theme } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '../page/plain-list.ts';
import { ownDataWords } from './own-data-words.ts';
import type { Part } from './use-own-data.ts';

const words = ownDataWords.held;

interface PartCardProps<Data> {
  readonly title: string;
  readonly part: Part<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** One part of what is held, or what stands there while it is not known. */
export const PartCard = <Data,>({ title, part, children }: PartCardProps<Data>) => (
  <Stack as={Card} gap={4} aria-busy={part.loading}>
    <Heading level={3} size="lg">
      {title}
    </Heading>
    {part.data !== undefined && children(part.data)}
    {part.data === undefined && part.failed && (
      <ErrorState
        level={4}
        title={words.failed}
        detail={words.failedDetail}
        retryLabel={ownDataWords.retry}
        retrying={part.loading}
        onRetry={part.retry}
      />
    )}
    {part.data === undefined && !part.failed && (
      <>
        <Text as="output" size="sm" tone="muted">
          {words.loading}
        </Text>
        <Skeleton height="4rem" />
      </>
    )}
  </Stack>
);

const Lines = styled(PlainList)`
  gap: ${theme.space[3]};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const Line = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  small {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
`;

export interface ShownLine {
  readonly id: string;
  readonly text: string;
  readonly note: string;
}

export interface ListedProps {
  readonly title: string;
  readonly lines: readonly ShownLine[];
  /** Said where there are no lines. */
  readonly none?: string;
}

/** A count that opens to what it counts. */
export function Listed({ title, lines, none }: ListedProps) {
  if (none !== undefined && lines.length === 0) return <Text size="sm">{none}</Text>;
  return (
    <Collapsible title={title}>
      <Lines>
        {lines.map(({ id, text, note }) => (
          <Line key={id}>
            {text}
            <small>{note}</small>
          </Line>
        ))}
      </Lines>
    </Collapsible>
  );
}
