import { Card, ErrorState, Heading, Skeleton, Stack, Text, theme } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '../../shared/plain-list.ts';
import { myDataCopy } from './my-data-copy.ts';
import type { DataQuery } from './my-data-api.ts';

const copy = myDataCopy.overview;

interface DataCardProps<Data> {
  readonly title: string;
  readonly query: DataQuery<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Data of one service, or its loading or error state. */
export const DataCard = <Data,>({ title, query, children }: DataCardProps<Data>) => (
  <Stack as={Card} gap={4} aria-busy={query.loading}>
    <Heading level={3} size="lg">
      {title}
    </Heading>
    {query.data !== undefined && children(query.data)}
    {query.data === undefined && query.failed && (
      <ErrorState
        level={4}
        title={copy.failed}
        detail={copy.failedDetail}
        retryLabel={myDataCopy.retry}
        retrying={query.loading}
        onRetry={query.retry}
      />
    )}
    {query.data === undefined && !query.failed && (
      <>
        <Text as="output" size="sm" tone="muted">
          {copy.loading}
        </Text>
        <Skeleton height="4rem" />
      </>
    )}
  </Stack>
);

const List = styled(PlainList)`
  gap: ${theme.space[3]};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const Row = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  small {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
`;

interface DataListProps {
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly text: string; readonly note: string }[];
  /** Text for a list without rows. */
  readonly empty?: string;
}

/** A count that expands to the rows. */
export function DataList({ title, rows, empty }: DataListProps) {
  if (empty !== undefined && rows.length === 0) return <Text size="sm">{empty}</Text>;
  return (
    <Collapsible title={title}>
      <List>
        {rows.map(({ id, text, note }) => (
          <Row key={id}>
            {text}
            <small>{note}</small>
          </Row>
        ))}
      </List>
    </Collapsible>
  );
}
