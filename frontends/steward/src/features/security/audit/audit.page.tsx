import {
  exportAudit,
  listAudit,
  readAuditConsistencyProof,
  readAuditLogStatus,
  type AuditOutcome,
  type AuditRow,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { Button, Row, Badge, MutedText } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { DownloadLink } from '../../../shared/links/download-link.tsx';
import { useServerOrder } from '../../../shared/table/table-sort.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { PageButtons } from '../../../shared/list/pager.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { type AuditFilter, auditFilter, parseLeaf, toQuery } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { readNames, type Names, listTargets, describeAction, describeActor } from './describe-entry.ts';
import { auditCopy as copy } from './audit-copy.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { LogPanel } from '../../../shared/log/log-panel.tsx';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { TextButton } from '../../../shared/fields/text-button.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';

const pageSize = 50;

export function AuditPage() {
  const page = useUrlState();
  const filter = auditFilter.read(page);
  const query = toQuery(filter);
  const order = useServerOrder('audit', 'when');
  /** Leaf index of the last entry of the previous page. */
  const previousLeaf = parseLeaf(page.get('page'));
  const position = order === 'ascending' ? { order, after: previousLeaf } : { before: previousLeaf };
  const log = useApiQuery(listAudit, {
    query: { ...query, limit: pageSize, ...position },
    keepPrevious: true,
  });
  const { data } = log;
  const change = (changes: Partial<AuditFilter>) =>
    page.set({ ...auditFilter.toChanges(changes), page: null });
  const isFiltered = Object.values(filter).some(Boolean);

  return (
    <>
      <Row justify="space-between">
        <PageTitle title={copy.title} lead={copy.lead}>
          <FreshnessWithRefresh query={log} />
        </PageTitle>
        <DownloadLink path={exportAudit.path} query={query as Record<string, string>} stepUp>
          {copy.export}
        </DownloadLink>
      </Row>
      <AuditLogPanel />
      <AuditFilters filter={filter} onChange={change} />
      {isFiltered && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => page.set({ ...auditFilter.none, page: null })}>
            {copy.filters.clear}
          </Button>
        </div>
      )}
      <QueryContent query={log} copy={copy}>
        {({ entries }) => (
          <DataTable
            name="audit"
            caption={copy.title}
            hideCaption
            columns={createAuditColumns(readNames(entries), (entry) => page.open({ entry }))}
            rows={entries}
            getKey={({ leaf }) => String(leaf)}
            serverPage="unknown"
            pageParameter="page"
            empty={isFiltered ? copy.noMatches : copy.empty}
          />
        )}
      </QueryContent>
      {data && (previousLeaf !== undefined || data.next !== null) && (
        <Row as="nav" aria-label={copy.pages.label} justify="end" gap={2}>
          <PageButtons
            previous={previousLeaf === undefined ? null : () => page.set({ page: null })}
            next={data.next === null ? null : () => page.set({ page: String(data.next) })}
            copy={copy.pages[order]}
          />
        </Row>
      )}
      <EntryDialog id={page.get('entry')} onClose={() => page.close({ entry: null })} />
    </>
  );
}

const AuditLogPanel = () => (
  <LogPanel
    copy={copy.log}
    query={useApiQuery(readAuditLogStatus, { intervalMs: 15_000 })}
    fetchProof={(query) => callApi(readAuditConsistencyProof, { query })}
  />
);

const variants = {
  succeeded: 'secondary',
  denied: 'warning',
  failed: 'destructive',
  unknown: 'outline',
} as const;

const OutcomeBadge = ({ outcome }: { readonly outcome: AuditOutcome }) => (
  <Badge variant={variants[outcome]} title={outcome === 'unknown' ? copy.openHint : undefined}>
    {copy.outcomes[outcome]}
  </Badge>
);

const [time, actor, action, target, outcome] = copy.columns;

/** Entries of the audit log; the server sorts them by time. */
const createAuditColumns = (names: Names, onOpen: (id: string) => void): readonly Column<AuditRow>[] => [
  {
    id: 'when',
    title: time,
    wrap: 'never',
    isRowHeader: true,
    isServerSorted: true,
    cell: ({ entry }) => (
      <TextButton type="button" aria-label={copy.open(formatDate(entry.at))} onClick={() => onOpen(entry.id)}>
        {formatDate(entry.at)}
      </TextButton>
    ),
  },
  { id: 'actor', title: actor, cell: ({ entry }) => describeActor(entry, names) },
  { id: 'action', title: action, wrap: 'words', cell: ({ entry }) => describeAction(entry) },
  {
    id: 'on',
    title: target,
    wrap: 'anywhere',
    cell: ({ entry }) =>
      listTargets(entry).map((text) => (
        <MutedText key={text} size="xs">
          {text}
        </MutedText>
      )),
  },
  { id: 'outcome', title: outcome, cell: (row) => <OutcomeBadge outcome={row.outcome} /> },
];
