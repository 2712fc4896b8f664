import { Card, Heading, MutedText, Skeleton, Stack, Text, theme } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { myDataCopy } from './my-data-copy.ts';

const copy = myDataCopy.overview;

interface DataCardProps<Data> {
  readonly title: string;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Data of one service, or its loading or error state. */
export const DataCard = <Data,>({ title, query, children }: DataCardProps<Data>) => (
  <Stack as={Card} gap={4} aria-busy={query.isFetching}>
    <Heading level={3} size="lg">
      {title}
    </Heading>
    <QueryContent query={query} copy={copy} level={4} placeholder={placeholder}>
      {children}
    </QueryContent>
  </Stack>
);

const placeholder = (
  <>
    <MutedText as="output">{copy.loading}</MutedText>
    <Skeleton height="4rem" />
  </>
);

const List = styled(Stack)`
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
  small {
    display: block;
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

/** A collapsible list; `title` states the number of rows. */
export function DataList({ title, rows, empty }: DataListProps) {
  if (empty !== undefined && rows.length === 0) return <Text size="sm">{empty}</Text>;
  return (
    <Collapsible title={title}>
      <List as="ul" gap={3}>
        {rows.map(({ id, text, note }) => (
          <li key={id}>
            {text}
            <small>{note}</small>
          </li>
        ))}
      </List>
    </Collapsible>
  );
}
