import { type Threat, listThreatRules, listThreats } from '@aera/contracts';
import { Badge, EmptyState, Row, Stack } from '@aera/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { formatNetwork, pageSize, useThreatFilter } from './threat-filter.ts';
import { ThreatFilters } from './threat-filters.tsx';
import { threatsCopy as copy } from './threats-copy.ts';
import { SeverityBadge } from '../badges.tsx';
import { answerCopy } from '../security-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { Pager, lastPage } from '../../../shared/list/pager.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { threatPath } from '../../../shared/paths.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';

const intervalMs = 15_000;

/** The threats that the rules have found; the filter is in the URL. */
export function ThreatsPage() {
  const state = useThreatFilter();
  const query = useStewardQuery(listThreats, { query: state.query, intervalMs, keepPrevious: true });
  const rules = useStewardQuery(listThreatRules);
  const { data, isPlaceholderData } = query;
  const { page } = state.filter;
  const isBeyond = data && !isPlaceholderData && page > lastPage(data.total, pageSize);

  useEffect(() => {
    if (isBeyond) state.setPage(lastPage(data.total, pageSize), { replace: true });
  });
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <ThreatFilters
        key={state.filter.network}
        state={state}
        rules={Object.fromEntries(
          (rules.data?.rules ?? []).map(({ rule, threatType }) => [rule, threatType]),
        )}
      />
      <Freshness query={query} live />
      <QueryResult query={query} copy={copy}>
        {({ threats, total }) => (
          <Stack gap={4} aria-busy={isPlaceholderData}>
            {threats.length === 0 ? (
              <EmptyState>{state.narrowed ? copy.noneFits : copy.empty}</EmptyState>
            ) : (
              <WorkTable
                name="threats"
                caption={copy.caption}
                hideCaption
                columns={columns}
                rows={threats}
                getKey={({ id }) => id}
                serverPage={{ offset: (page - 1) * pageSize, total }}
              />
            )}
            {total > pageSize && (
              <Pager
                label={copy.pages}
                page={page}
                size={pageSize}
                total={total}
                showing={copy.showing}
                onPage={state.setPage}
              />
            )}
          </Stack>
        )}
      </QueryResult>
    </>
  );
}

const [severity, threat, network, seen, score, done] = copy.columns;

const columns: readonly Column<Threat>[] = [
  {
    id: 'threat',
    title: threat,
    kind: 'words',
    isRowHeader: true,
    cell: ({ id, threatType }) => <Link to={threatPath(id)}>{threatType}</Link>,
  },
  {
    id: 'severity',
    title: severity,
    kind: 'line',
    cell: (row) => <SeverityBadge severity={row.severity} />,
  },
  { id: 'network', title: network, kind: 'line', cell: (row) => formatNetwork(row.network) },
  {
    id: 'seen',
    title: seen,
    kind: 'line',
    cell: ({ lastAt, active }) => (
      <Row gap={2} wrap={false}>
        {formatDate(lastAt)}
        {active && <Badge variant="warning">{copy.active}</Badge>}
      </Row>
    ),
  },
  { id: 'score', title: score, alignEnd: true, cell: (row) => row.score },
  {
    id: 'done',
    title: done,
    kind: 'line',
    cell: ({ answer, trusted }) => (
      <Row gap={2} wrap={false}>
        {answerCopy[answer]}
        {trusted && answer !== 'allowed' && <Badge variant="outline">{copy.trusted}</Badge>}
      </Row>
    ),
  },
];
