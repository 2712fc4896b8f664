import {
  ArrowRightIcon,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Row,
  Skeleton,
  Stack,
  theme,
} from '@aera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PlainList } from '../page/plain-list.ts';
import type { Listing } from './dashboard-data.ts';
import { dashboardWords } from './dashboard-words.ts';

const recent = 3;

const List = styled(PlainList)`
  gap: ${theme.space[4]};
`;

export interface PanelProps<Item> {
  readonly words: {
    readonly title: string;
    readonly viewAll: string;
    readonly empty: string;
    readonly failed: string;
  };
  readonly listing: Listing<Item>;
  /** Where the whole list is. */
  readonly viewAll: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly emptyAction?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** The three newest of a list with the way to the rest; and what stands there while there is nothing to show. */
export function Panel<Item extends { readonly id: string }>({
  words,
  listing: { items, failed, loading, retry },
  viewAll,
  action,
  emptyAction,
  children,
}: PanelProps<Item>) {
  const titleId = `panel-${words.title.replaceAll(' ', '-').toLowerCase()}`;
  const shown = items?.slice(0, recent);
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Row justify="space-between">
        <Heading level={2} size="xl" id={titleId}>
          {words.title}
        </Heading>
        {action}
      </Row>
      {failed && (
        <ErrorState
          level={3}
          title={words.failed}
          detail={dashboardWords.failedDetail}
          retryLabel={dashboardWords.retry}
          retrying={loading}
          onRetry={retry}
        />
      )}
      {!items && !failed && <Waiting />}
      {shown?.length === 0 && <EmptyState action={emptyAction}>{words.empty}</EmptyState>}
      {shown && shown.length > 0 && (
        <List>
          {shown.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </List>
      )}
      {items && items.length > recent && (
        <div>
          <ButtonLink as={Link} to={viewAll} variant="secondary">
            {words.viewAll}
            <ArrowRightIcon />
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

const Waiting = () => (
  <Stack gap={4}>
    <Skeleton height="7rem" />
    <Skeleton height="7rem" />
  </Stack>
);
