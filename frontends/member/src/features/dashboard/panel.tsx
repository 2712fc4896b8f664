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
import { PlainList } from '../../shared/plain-list.ts';
import type { ListQuery } from './dashboard-api.ts';
import { dashboardCopy } from './dashboard-copy.ts';

const maxItems = 3;

const List = styled(PlainList)`
  gap: ${theme.space[4]};
`;

interface PanelProps<Item> {
  readonly copy: {
    readonly title: string;
    readonly viewAll: string;
    readonly empty: string;
    readonly failed: string;
  };
  readonly query: ListQuery<Item>;
  /** Where the whole list is. */
  readonly viewAll: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly emptyAction?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** The three newest of a list with the way to the rest; and what stands there while there is nothing to show. */
export function Panel<Item extends { readonly id: string }>({
  copy,
  query: { items, failed, loading, retry },
  viewAll,
  action,
  emptyAction,
  children,
}: PanelProps<Item>) {
  const titleId = `panel-${copy.title.replaceAll(' ', '-').toLowerCase()}`;
  const shown = items?.slice(0, maxItems);
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Row justify="space-between">
        <Heading level={2} size="xl" id={titleId}>
          {copy.title}
        </Heading>
        {action}
      </Row>
      {failed && (
        <ErrorState
          level={3}
          title={copy.failed}
          detail={dashboardCopy.failedDetail}
          retryLabel={dashboardCopy.retry}
          retrying={loading}
          onRetry={retry}
        />
      )}
      {!items && !failed && <Placeholder />}
      {shown?.length === 0 && <EmptyState action={emptyAction}>{copy.empty}</EmptyState>}
      {shown && shown.length > 0 && (
        <List>
          {shown.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </List>
      )}
      {items && items.length > maxItems && (
        <div>
          <ButtonLink as={Link} to={viewAll} variant="secondary">
            {copy.viewAll}
            <ArrowRightIcon />
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

const Placeholder = () => (
  <Stack gap={4}>
    <Skeleton height="7rem" />
    <Skeleton height="7rem" />
  </Stack>
);
