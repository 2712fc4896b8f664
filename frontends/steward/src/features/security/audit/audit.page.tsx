import { CsvLink } from '../../../shared/links/download-link.tsx';
import { useServerOrder } from '../../../shared/table/table-sort.ts';
import { exportAudit, listAudit } from '@aera/contracts';
import { Button, Row } from '@aera/ui';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { PageButtons } from '../../../shared/list/pager.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { type AuditFilter, noFilter, parseFilter, parseLeaf, toUrlQuery, toQuery } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { createAuditColumns } from './audit-columns.tsx';
import { readNames } from './describe-entry.ts';
import { auditCopy as copy } from './audit-copy.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { AuditLogPanel } from './log-panel.tsx';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { DataTable } from '../../../shared/table/data-table.tsx';

const pageSize = 50;

export function AuditPage() {
  const page = usePageState();
  const filter = parseFilter(page);
  const query = toQuery(filter);
  const order = useServerOrder('audit', 'when');
  /** Leaf index of the last entry of the previous page. */
  const previousLeaf = parseLeaf(page.get('page'));
  const position = order === 'ascending' ? { order, after: previousLeaf } : { before: previousLeaf };
  const log = useStewardQuery(listAudit, {
    query: { ...query, limit: pageSize, ...position },
    keepPrevious: true,
  });
  const { data } = log;
  const change = (changes: Partial<AuditFilter>) => page.set({ ...toUrlQuery(changes), page: null });
  const isFiltered = Object.values(filter).some(Boolean);

  return (
    <>
      <Row justify="space-between">
        <PageTitle title={copy.title} lead={copy.lead}>
          <AsOf query={log} />
        </PageTitle>
        <CsvLink path={exportAudit.path} query={query as Record<string, string>} stepUp>
          {copy.export}
        </CsvLink>
      </Row>
      <AuditLogPanel />
      <AuditFilters
        key={[filter.who, filter.what, filter.target].join('\n')}
        filter={filter}
        onChange={change}
      />
      {isFiltered && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => change(noFilter)}>
            {copy.filters.clear}
          </Button>
        </div>
      )}
      <QueryResult query={log} copy={copy}>
        {({ entries }) => (
          <DataTable
            name="audit"
            caption={copy.title}
            hideCaption
            columns={createAuditColumns(readNames(entries), (entry) => page.open({ entry }))}
            rows={entries}
            getKey={({ leaf }) => String(leaf)}
            serverPage="unknown"
            empty={isFiltered ? copy.noMatches : copy.empty}
          />
        )}
      </QueryResult>
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
