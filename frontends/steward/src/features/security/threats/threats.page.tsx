import { type QueryOf, type Threat, listThreatRules, listThreats } from '@aera/contracts';
import { Badge, Row } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { Link } from 'react-router-dom';
import { formatNetwork, useThreatFilter } from './threat-filter.ts';
import { ThreatFilters } from './threat-filters.tsx';
import { threatsCopy as copy, responseCopy } from '../security-copy.ts';
import { SeverityBadge } from '../badges.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { usePaging } from '../../../shared/list/pager.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { threatPath } from '../../../shared/paths.ts';
import type { Column } from '../../../shared/table/column.ts';
import { useTableSort } from '../../../shared/table/table-sort.ts';
import { QueryTable } from '../../../shared/table/query-table.tsx';

const intervalMs = 15_000;

type ThreatSort = NonNullable<QueryOf<typeof listThreats>['sort']>;

export function ThreatsPage() {
  const state = useThreatFilter();
  const paging = usePaging(25);
  const { sort } = useTableSort('threats', columns);
  const sorting = sort && { sort: sort.column as ThreatSort, order: sort.order };
  const query = useApiQuery(listThreats, {
    query: { ...state.query, ...sorting, ...paging.query },
    intervalMs,
    keepPrevious: true,
  });
  const rules = useApiQuery(listThreatRules);
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <ThreatFilters
        state={state}
        rules={Object.fromEntries(
          (rules.data?.rules ?? []).map(({ rule, threatType }) => [rule, threatType]),
        )}
      />
      <Freshness query={query} live />
      <QueryTable
        query={query}
        select={({ threats, total }) => ({ rows: threats, total })}
        paging={paging}
        name="threats"
        noun="threats"
        copy={{ ...copy, empty: state.isFiltered ? copy.noMatches : copy.empty }}
        columns={columns}
        getKey={({ id }) => id}
      />
    </>
  );
}

const [severity, threat, network, lastSeen, score, response] = copy.columns;

const columns: readonly Column<Threat>[] = [
  {
    id: 'threat',
    isServerSorted: true,
    title: threat,
    wrap: 'words',
    isRowHeader: true,
    cell: ({ id, threatType }) => <Link to={threatPath(id)}>{threatType}</Link>,
  },
  {
    id: 'severity',
    isServerSorted: true,
    title: severity,
    wrap: 'never',
    cell: (row) => <SeverityBadge severity={row.severity} />,
  },
  {
    id: 'network',
    isServerSorted: true,
    title: network,
    wrap: 'never',
    cell: (row) => formatNetwork(row.network),
  },
  {
    id: 'seen',
    isServerSorted: true,
    title: lastSeen,
    wrap: 'never',
    cell: ({ lastAt, active }) => (
      <Row gap={2} wrap={false}>
        {formatDate(lastAt)}
        {active && <Badge variant="warning">{copy.active}</Badge>}
      </Row>
    ),
  },
  { id: 'score', isServerSorted: true, title: score, alignEnd: true, cell: (row) => row.score },
  {
    id: 'response',
    isServerSorted: true,
    title: response,
    wrap: 'never',
    cell: ({ response, trusted }) => (
      <Row gap={2} wrap={false}>
        {responseCopy[response]}
        {trusted && response !== 'allowed' && <Badge variant="outline">{copy.trusted}</Badge>}
      </Row>
    ),
  },
];
