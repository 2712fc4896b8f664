import { exportAudit, listAudit } from '@aera/contracts';
import { Button, ChevronLeftIcon, ChevronRightIcon, EmptyState, Row, Text } from '@aera/ui';
import { CsvLink } from '../../../shared/links/download-link.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useTableSort } from '../../../shared/table/table-sort.ts';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { type AuditFilter, filterIn, leafIn, toAddress, toQuery } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditWords as words } from './audit-copy.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { AuditLogPanel } from './log-panel.tsx';
import { AsOf } from '../../../shared/list/freshness.tsx';

const pageSize = 50;

/** The audit log: what stewards did, found, proved and taken away. */
export function AuditPage() {
  const address = usePageState();
  const filter = filterIn(address);
  const query = toQuery(filter);
  const { order } = useTableSort('audit', ['when']).sort ?? { order: 'descending' };
  /** The last entry of the page before this one. */
  const past = leafIn(address.get('page'));
  const place = order === 'ascending' ? { order, after: past } : { before: past };
  const reading = useStewardQuery(listAudit, {
    query: { ...query, limit: pageSize, ...place },
    keepPrevious: true,
  });
  const { data, isError } = reading;
  const change = (changes: Partial<AuditFilter>) => address.set({ ...toAddress(changes), page: null });
  const narrowed = Object.values(filter).some(Boolean);

  return (
    <>
      <Row justify="space-between">
        <PageTitle title={words.title} lead={words.lead}>
          <AsOf reading={reading} />
        </PageTitle>
        <CsvLink path={exportAudit.path} query={query as Record<string, string>} stepUp>
          {words.export}
        </CsvLink>
      </Row>
      <AuditLogPanel />
      <AuditFilters
        key={[filter.who, filter.what, filter.target].join('\n')}
        filter={filter}
        onChange={change}
      />
      {narrowed && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              change({ who: '', what: '', target: '', outcome: '', service: '', from: '', to: '' })
            }
          >
            {words.filters.clear}
          </Button>
        </div>
      )}
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {data?.entries.length === 0 && <EmptyState>{narrowed ? words.noneFits : words.empty}</EmptyState>}
      {data && data.entries.length > 0 && (
        <AuditTable rows={data.entries} onOpen={(entry) => address.open({ entry })} />
      )}
      {data && (past !== undefined || data.next !== null) && (
        <Row as="nav" aria-label={words.pages.label} justify="end" gap={2}>
          <Button
            variant="secondary"
            size="sm"
            disabled={past === undefined}
            onClick={() => address.set({ page: null })}
          >
            <ChevronLeftIcon />
            {words.pages[order].first}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={data.next === null}
            onClick={() => address.set({ page: String(data.next) })}
          >
            {words.pages[order].next}
            <ChevronRightIcon />
          </Button>
        </Row>
      )}
      <EntryDialog id={address.get('entry')} onClose={() => address.close({ entry: null })} />
    </>
  );
}
