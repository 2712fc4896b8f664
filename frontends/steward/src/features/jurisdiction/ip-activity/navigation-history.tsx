import type { ResponseOf, ipActivity } from '@aera/contracts';
import { ipActivityWords as words } from '../consents-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable, type WorkTableProps } from '../../../shared/table/work-table.tsx';

type PageView = ResponseOf<typeof ipActivity>['pageViews'][number];

const { title, columns: titles } = words.pageViews;

const columns: readonly Column<PageView>[] = [
  {
    id: 'at',
    title: titles[0],
    kind: 'line',
    names: true,
    by: ({ timestamp }) => timestamp,
    text: ({ timestamp }) => formatDate(timestamp),
    cell: ({ timestamp }) => formatDate(timestamp),
  },
  { id: 'path', title: titles[1], kind: 'long', by: ({ path }) => path, cell: ({ path }) => path },
  {
    id: 'time',
    title: titles[2],
    by: ({ timeOnPage }) => timeOnPage,
    text: () => '',
    cell: ({ timeOnPage }) => (timeOnPage === null ? words.notAvailable : words.seconds(timeOnPage)),
  },
  {
    id: 'depth',
    title: titles[3],
    by: ({ scrollDepth }) => scrollDepth,
    text: () => '',
    cell: ({ scrollDepth }) => (scrollDepth === null ? words.notAvailable : words.percent(scrollDepth)),
  },
  {
    id: 'referrer',
    title: titles[4],
    kind: 'long',
    by: ({ referrer }) => referrer || words.direct,
    cell: ({ referrer }) => referrer || words.direct,
  },
];

export interface NavigationHistoryProps extends Pick<WorkTableProps<PageView>, 'part'> {
  readonly pageViews: readonly PageView[];
}

export const NavigationHistory = ({ pageViews, part }: NavigationHistoryProps) => (
  <WorkTable
    name="address-views"
    caption={title}
    columns={columns}
    rows={pageViews}
    keyOf={({ id }) => id}
    part={part}
  />
);
