import type { InboxRoutes, Notification } from '@aera/contracts';
import { EmptyState, from, Select, Skeleton, Stack, Text, theme, toOptions } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { QueryError } from '../query/query-content.tsx';
import { ShowMore } from '../query/show-more.tsx';
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
import { inboxCopy as copy } from './inbox-copy.ts';
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

interface InboxProps {
  readonly routes: InboxRoutes;
  readonly accountId: string;
  /** Names of the notification types. */
  readonly types: Readonly<Record<string, string>>;
  /** Text of the empty state. */
  readonly empty: string;
  /** Page of a notification's subject; null without one. */
  readonly notificationPath: (notification: Notification) => string | null;
}

/** All notifications of an account by page: filter, select, mark, archive and undo. The filter is in the URL. */
export function Inbox({ routes, accountId, types, empty, notificationPath }: InboxProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseInboxFilter(params, Object.keys(types));
  const changeFilter = (change: Partial<InboxFilter>) =>
    setParams(formatInboxFilter({ ...filter, ...change }));
  const { reading, items, unread } = useNotifications(routes, accountId, filter);
  const selection = useSelection((items ?? []).map(({ id }) => id));
  const marks = useMarks(routes);
  useMarkSeen(routes, items);

  return (
    <Stack gap={4}>
      <Filters>
        <SegmentedControl
          label={copy.show}
          value={filter.show}
          options={toOptions(copy.tabs, inboxTabs)}
          onValueChange={(show) => changeFilter({ show })}
        />
        <Select
          label={copy.type}
          value={filter.type ?? ''}
          options={[{ value: '', label: copy.everyType }, ...toOptions(types)]}
          onChange={({ target }) => changeFilter({ type: target.value || null })}
        />
      </Filters>
      <InboxOutcome marks={marks} unread={unread} isListEmpty={items?.length === 0} />
      {!items && reading.isError && <QueryError level={2} title={copy.failed} query={reading} />}
      {!items && !reading.isError && (
        <>
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
        </>
      )}
      {items?.length === 0 && <EmptyState>{describeEmptyInbox(filter, empty)}</EmptyState>}
      {items && items.length > 0 && (
        <>
          <InboxToolbar filter={filter} selection={selection} shown={items.length} marks={marks} />
          <InboxList
            items={items}
            selection={selection}
            marks={marks}
            formatType={(type) => types[type] ?? type.replaceAll('_', ' ')}
            notificationPath={notificationPath}
            onOpen={(href) => void navigate(href)}
          />
          <ShowMore query={reading} size="md" style={{ alignSelf: 'start' }}>
            {copy.more}
          </ShowMore>
          <Keys size="xs" tone="muted">
            {copy.keys}
          </Keys>
        </>
      )}
    </Stack>
  );
}

function describeEmptyInbox({ show, type }: InboxFilter, empty: string): string {
  if (type) return copy.nothingOfType;
  return { inbox: empty, unread: copy.nothingUnread, archived: copy.nothingArchived }[show];
}
