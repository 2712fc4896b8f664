import { MayChange } from '../../../shared/session/roles.tsx';
import { listBlocks } from '@aera/contracts';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { Link } from 'react-router-dom';
import { BlockForm } from './block-form.tsx';
import { blockedCopy, blocksCopy as copy } from './blocks-copy.ts';
import { BlocksSection, type NamedBlock, describeReason } from './blocks-section.tsx';
import { UnblockButton } from './unblock.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { threatPath } from '../../../shared/paths.ts';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { PagedTable } from '../../../shared/table/query-table.tsx';
import { usePaging } from '../../../shared/list/pager.tsx';

const intervalMs = 30_000;
const pageSize = 200;

export function BlockedPage() {
  const paging = usePaging(pageSize);
  const query = useApiQuery(listBlocks, { query: paging.query, intervalMs, keepPrevious: true });
  return (
    <>
      <PageTitle title={blockedCopy.title} lead={blockedCopy.lead} />
      <Freshness query={query} live />
      <BlocksSection level={2} query={query}>
        {(blocks, total) => {
          const table = { ...blockTable, rows: blocks };
          // A complete list is searched and sorted in the browser.
          return total <= pageSize && paging.page === 1 ? (
            <DataTable {...table} />
          ) : (
            <PagedTable
              {...table}
              total={total}
              paging={paging}
              noun={blockedCopy.noun}
              isStale={query.isPlaceholderData}
            />
          );
        }}
      </BlocksSection>
      <MayChange>
        <BlockForm />
      </MayChange>
    </>
  );
}

const [network, reason, since, expiresAt, times, rejected, actions] = copy.columns;

const formatEnd = ({ block }: NamedBlock): string =>
  block.expiresAt === null ? copy.noEnd : formatDate(block.expiresAt);

const columns: readonly Column<NamedBlock>[] = [
  textColumn('network', network, ({ name }) => name, { wrap: 'never', isRowHeader: true }),
  textColumn('why', reason, ({ block }) => describeReason(block), {
    wrap: 'words',
    cell: ({ block }) => (
      <>
        {describeReason(block)} {block.threatId && <Link to={threatPath(block.threatId)}>{copy.threat}</Link>}
      </>
    ),
  }),
  dateColumn('since', since, ({ block }) => block.blockedAt),
  {
    id: 'expiresAt',
    title: expiresAt,
    wrap: 'never',
    sortKey: ({ block }) => block.expiresAt,
    text: formatEnd,
    cell: formatEnd,
  },
  countColumn('times', times, ({ block }) => block.times),
  countColumn('rejected', rejected, ({ block }) => block.rejectedRequests),
  {
    id: 'change',
    title: actions,
    wrap: 'never',
    isActions: true,
    cell: ({ name, pending, onUnblock }) => (
      <UnblockButton name={name} pending={pending} onUnblock={onUnblock} />
    ),
  },
];

const blockTable = {
  name: 'blocked',
  caption: copy.title,
  hideCaption: true,
  columns,
  getKey: ({ block }: NamedBlock) => block.id,
};
