import type { ConsentRecord } from '@aera/contracts';
import { ConsentStatus } from '../consent-status.tsx';
import { consentsWords, ipActivityWords } from '../consents-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { SessionLink } from '../../../shared/links/person-link.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable, type WorkTableProps } from '../../../shared/table/work-table.tsx';

const { title, columns: titles } = ipActivityWords.consents;

const columns: readonly Column<ConsentRecord>[] = [
  {
    id: 'at',
    title: titles[0],
    kind: 'line',
    names: true,
    by: ({ consentedAt }) => consentedAt,
    text: ({ consentedAt }) => formatDate(consentedAt),
    cell: ({ consentedAt }) => formatDate(consentedAt),
  },
  {
    id: 'session',
    title: titles[1],
    by: ({ sessionId }) => sessionId,
    cell: ({ sessionId }) => <SessionLink id={sessionId} />,
  },
  {
    id: 'notice',
    title: titles[2],
    kind: 'line',
    by: ({ noticeVersion }) => noticeVersion,
    cell: ({ noticeVersion }) => noticeVersion,
  },
  {
    id: 'status',
    title: titles[3],
    by: ({ hasReadNotice }) => (hasReadNotice ? consentsWords.consented : consentsWords.notRead),
    cell: (consent) => <ConsentStatus {...consent} />,
  },
];

export interface ConsentHistoryProps extends Pick<WorkTableProps<ConsentRecord>, 'part'> {
  readonly consents: readonly ConsentRecord[];
}

export const ConsentHistory = ({ consents, part }: ConsentHistoryProps) => (
  <WorkTable
    name="address-consents"
    caption={title}
    columns={columns}
    rows={consents}
    keyOf={({ id }) => id}
    part={part}
  />
);
