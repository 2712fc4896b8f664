import { ArrowRightIcon, ButtonLink, EmptyState, Heading, Row, Skeleton, Stack } from '@aera/ui';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ListQuery } from './dashboard-api.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { QueryContent } from '@aera/frontend-kit/query-content';

const maxItems = 3;

interface PanelProps<Item> {
  readonly copy: {
    readonly title: string;
    readonly viewAll: string;
    readonly empty: string;
    readonly failed: string;
  };
  readonly query: ListQuery<Item>;
  /** Path of the whole list. */
  readonly viewAllPath: string;
  /** Shown beside the title. */
  readonly action?: ReactNode;
  readonly emptyAction?: ReactNode;
  /** Ref of the title. The caller moves the focus there when `action` disappears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: (item: Item) => ReactNode;
}

/** The three newest items of a list, with a link to all if there are more; a message if there are none. */
export function Panel<Item extends { readonly id: string }>({
  copy,
  query,
  viewAllPath,
  action,
  emptyAction,
  titleRef,
  children,
}: PanelProps<Item>) {
  const titleId = `panel-${copy.title.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Row justify="space-between">
        <Heading level={2} size="xl" id={titleId} ref={titleRef} tabIndex={-1}>
          {copy.title}
        </Heading>
        {action}
      </Row>
      <QueryContent query={query} copy={{ ...dashboardCopy, ...copy }} placeholder={placeholder}>
        {(items) =>
          items.length > 0 ? (
            <Stack as="ul" gap={4}>
              {items.slice(0, maxItems).map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </Stack>
          ) : (
            <EmptyState action={emptyAction}>{copy.empty}</EmptyState>
          )
        }
      </QueryContent>
      {query.data && query.data.length > maxItems && (
        <div>
          <ButtonLink as={Link} to={viewAllPath} variant="secondary">
            {copy.viewAll}
            <ArrowRightIcon />
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

const placeholder = (
  <Stack gap={4}>
    <Skeleton height="7rem" />
    <Skeleton height="7rem" />
  </Stack>
);
