import { PageSection } from '../../../shared/page/page-title.tsx';
import { type ResponseOf, readRetentionHistory } from '@aera/contracts';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { retentionCopy } from './retention-copy.ts';

const copy = retentionCopy.history;

const pollIntervalMs = 5000;

/** Recent deletions of expired data and recent changes of the retention policy. */
export function RetentionHistory() {
  const query = useApiQuery(readRetentionHistory, { intervalMs: pollIntervalMs });
  return (
    <QueryContent query={query} copy={copy}>
      {({ deletions, policies }) => (
        <>
          {query.isError && <Freshness query={query} />}
          <PageSection level={2} title={copy.deletions}>
            <DataTable
              name="deletions"
              caption={copy.deletions}
              hideCaption
              columns={deletionColumns}
              rows={deletions}
              getKey={({ deletedAt, dataClass }) => `${deletedAt} ${dataClass}`}
              serverPage="unknown"
              empty={copy.noDeletions}
            />
          </PageSection>
          <PageSection level={2} title={copy.policies}>
            <DataTable
              name="policies"
              caption={copy.policies}
              hideCaption
              columns={policyColumns}
              rows={policies}
              getKey={({ id }) => id}
              serverPage="unknown"
              empty={copy.noPolicies}
            />
          </PageSection>
        </>
      )}
    </QueryContent>
  );
}

type RetentionHistoryResponse = ResponseOf<typeof readRetentionHistory>;

const [deletedAt, dataClass, period, count] = copy.deletionColumns;

const deletionColumns: readonly Column<RetentionHistoryResponse['deletions'][number]>[] = [
  dateColumn('deleted', deletedAt, (row) => row.deletedAt, { isRowHeader: true }),
  textColumn('class', dataClass, (row) => retentionCopy.dataClasses[row.dataClass].name),
  textColumn('span', period, ({ from, to, days }) => copy.span(from, to, days), { wrap: 'words' }),
  countColumn('rows', count, ({ rows }) => rows),
];

const [setAt, ipAddresses, events, aggregates, setBy] = copy.policyColumns;

const policyColumns: readonly Column<RetentionHistoryResponse['policies'][number]>[] = [
  dateColumn('set', setAt, (row) => row.setAt, { isRowHeader: true }),
  textColumn('ipAddresses', ipAddresses, ({ policy }) => retentionCopy.days(policy.ipAddresses)),
  textColumn('events', events, ({ policy }) => retentionCopy.days(policy.events)),
  textColumn('aggregates', aggregates, ({ policy }) => retentionCopy.days(policy.aggregates)),
  textColumn('by', setBy, (row) => row.setBy),
];
