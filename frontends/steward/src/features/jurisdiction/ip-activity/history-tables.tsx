import { SessionLink } from '../../../shared/links/id-links.tsx';
import type { ConsentRecord, ResponseOf, readIpActivity } from '@aera/contracts';
import { ipActivityCopy as copy, consentsCopy } from '../jurisdiction-copy.ts';
import { ConsentStatus } from '../consent-columns.tsx';
import { type Column, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { useServerOrder } from '../../../shared/table/table-sort.ts';
import { DataTable, type DataTableProps } from '../../../shared/table/data-table.tsx';

const [at, session, notice, status] = copy.consents.columns;

const consentColumns: readonly Column<ConsentRecord>[] = [
  dateColumn('at', at, ({ consentedAt }) => consentedAt, { isRowHeader: true, isServerSorted: true }),
  textColumn('session', session, ({ sessionId }) => sessionId, {
    cell: ({ sessionId }) => <SessionLink id={sessionId} />,
  }),
  textColumn('notice', notice, ({ noticeVersion }) => noticeVersion, { wrap: 'never' }),
  textColumn(
    'status',
    status,
    ({ hasReadNotice }) => (hasReadNotice ? consentsCopy.consented : consentsCopy.notRead),
    { cell: (consent) => <ConsentStatus {...consent} /> },
  ),
];

interface ConsentHistoryProps extends Pick<DataTableProps<ConsentRecord>, 'serverPage'> {
  readonly consents: readonly ConsentRecord[];
}

/** Reads the orders in which the server lists the consents and page views of an IP address. */
export const useActivityOrders = () => ({
  consentOrder: useServerOrder('ip-consents', 'at'),
  viewOrder: useServerOrder('ip-views', 'at'),
});

export type ActivityOrders = ReturnType<typeof useActivityOrders>;

export const ConsentHistory = ({ consents, serverPage }: ConsentHistoryProps) => (
  <DataTable
    name="ip-consents"
    caption={copy.consents.title}
    columns={consentColumns}
    rows={consents}
    getKey={({ id }) => id}
    serverPage={serverPage}
  />
);

type PageView = ResponseOf<typeof readIpActivity>['pageViews'][number];

const [timestampTitle, pathTitle, timeTitle, depthTitle, referrerTitle] = copy.pageViews.columns;

const createPageViewColumns = (isServerSorted: boolean): readonly Column<PageView>[] => [
  dateColumn('at', timestampTitle, ({ timestamp }) => timestamp, { isRowHeader: true, isServerSorted }),
  textColumn('path', pathTitle, ({ path }) => path, { wrap: 'anywhere' }),
  {
    id: 'time',
    title: timeTitle,
    sortKey: ({ timeOnPage }) => timeOnPage,
    text: () => '',
    cell: ({ timeOnPage }) => (timeOnPage === null ? copy.notAvailable : copy.seconds(timeOnPage)),
  },
  {
    id: 'depth',
    title: depthTitle,
    sortKey: ({ scrollDepth }) => scrollDepth,
    text: () => '',
    cell: ({ scrollDepth }) => (scrollDepth === null ? copy.notAvailable : copy.percent(scrollDepth)),
  },
  textColumn('referrer', referrerTitle, ({ referrer }) => referrer || copy.direct, { wrap: 'anywhere' }),
];

interface NavigationHistoryProps extends Pick<DataTableProps<PageView>, 'serverPage'> {
  readonly pageViews: readonly PageView[];
  /** Whether the server sorts the page views of a longer list by time. */
  readonly isServerSorted?: boolean;
}

export const NavigationHistory = ({
  pageViews,
  isServerSorted = false,
  serverPage,
}: NavigationHistoryProps) => (
  <DataTable
    name="ip-views"
    caption={copy.pageViews.title}
    columns={createPageViewColumns(isServerSorted)}
    rows={pageViews}
    getKey={({ id }) => id}
    serverPage={serverPage}
  />
);
