import type { InboxRoutes, Notification } from '@aera/contracts';
import { Button, EmptyState, ErrorState, Select, Skeleton, Stack, Text, from, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  parseInboxFilter,
  type InboxFilter,
  inboxTabs,
  formatInboxFilter,
  useMarks,
  useNotifications,
} from './use-inbox.ts';
import { InboxList } from './inbox-list.tsx';
import { InboxOutcome, InboxToolbar } from './inbox-toolbar.tsx';
import { inboxCopy as words } from './inbox-copy.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import { useSelection } from './use-selection.ts';

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[4]};
  > :last-child {
    flex: 1 1 14rem;
    @media ${from('tablet')} {
      flex-grow: 0;
    }
  }
`;

/** Shortcuts are hidden on touch screens. */
const Keys = styled(Text)`
  @media (hover: none) {
    display: none;
  }
`;

export interface InboxProps {
  readonly routes: InboxRoutes;
  /** Account id. */
  readonly scope: string;
  /** Names of the notification types. */
  readonly types: Readonly<Record<string, string>>;
  /** Text of the empty state. */
  readonly empty: string;
  /** Page of a notification's subject; null without one. */
  readonly notificationPath: (notification: Notification) => string | null;
}

/** All notifications of an account by page: filter, select, mark, archive and undo. The filter is in the URL. */
export function Inbox({ routes, scope, types, empty, notificationPath }: InboxProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseInboxFilter(params, Object.keys(types));
  const narrow = (change: Partial<InboxFilter>) => setParams(formatInboxFilter({ ...filter, ...change }));
  const { reading, items, unread } = useNotifications(routes, scope, filter);
  const selection = useSelection((items ?? []).map(({ id }) => id));
  const marks = useMarks(routes);
  useMarkSeen(routes, items);

  return (
    <Stack gap={4}>
      <Filters>
        <SegmentedControl
          label={words.show}
          value={filter.show}
          options={inboxTabs.map((value) => ({ value, label: words.shows[value] }))}
          onValueChange={(show) => narrow({ show })}
        />
        <Select
          label={words.type}
          value={filter.type ?? ''}
          options={[
            { value: '', label: words.everyType },
            ...Object.entries(types).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target }) => narrow({ type: target.value || null })}
        />
      </Filters>
      <InboxOutcome marks={marks} unread={unread} />
      {!items && reading.isError && (
        <ErrorState title={words.failed} detail={words.failedDetail} query={reading} />
      )}
      {!items && !reading.isError && (
        <>
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
        </>
      )}
      {items?.length === 0 && <EmptyState>{nothing(filter, empty)}</EmptyState>}
      {items && items.length > 0 && (
        <>
          <InboxToolbar filter={filter} selection={selection} shown={items.length} marks={marks} />
          <InboxList
            items={items}
            selection={selection}
            marks={marks}
            labelOf={(type) => types[type] ?? type.replaceAll('_', ' ')}
            notificationPath={notificationPath}
            onOpen={(href) => void navigate(href)}
          />
          {reading.isFetchNextPageError && (
            <Text size="sm" role="alert">
              {words.moreFailed}
            </Text>
          )}
          {reading.hasNextPage && (
            <div>
              <Button
                variant="secondary"
                pending={reading.isFetchingNextPage}
                onClick={() => void reading.fetchNextPage()}
              >
                {words.more}
              </Button>
            </div>
          )}
          <Keys size="xs" tone="muted">
            {words.keys}
          </Keys>
        </>
      )}
    </Stack>
  );
}

function nothing({ show, type }: InboxFilter, empty: string): string {
  if (type) return words.nothingOfType;
  return { inbox: empty, unread: words.nothingUnread, archived: words.nothingArchived }[show];
}
