import { Part } from '../../../shared/page/page-title.tsx';
import { type ResponseOf, retentionHistory } from '@aera/contracts';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { retentionCopy } from './retention-copy.ts';

const copy = retentionCopy.history;

const intervalMs = 5000;

/** Recent deletions of expired data and recent changes of the retention policy. */
export function RetentionHistory() {
  const query = useStewardQuery(retentionHistory, { intervalMs });
  return (
    <QueryResult query={query} copy={copy}>
      {({ removals, policies }) => (
        <>
          <Part level={2} title={copy.removals}>
            <WorkTable
              name="removals"
              caption={copy.removals}
              hideCaption
              columns={removalColumns}
              rows={removals}
              getKey={({ removedAt, kind }) => `${removedAt} ${kind}`}
              serverPage="unknown"
              empty={copy.noRemovals}
            />
          </Part>
          <Part level={2} title={copy.policies}>
            <WorkTable
              name="policies"
              caption={copy.policies}
              hideCaption
              columns={policyColumns}
              rows={policies}
              getKey={({ id }) => id}
              serverPage="unknown"
              empty={copy.noPolicies}
            />
          </Part>
        </>
      )}
    </QueryResult>
  );
}

type RetentionHistoryResponse = ResponseOf<typeof retentionHistory>;

const [removedAt, kind, period, count] = copy.removalColumns;

const removalColumns: readonly Column<RetentionHistoryResponse['removals'][number]>[] = [
  dateColumn('removed', removedAt, (row) => row.removedAt, { isRowHeader: true }),
  textColumn('kind', kind, (row) => retentionCopy.classes[row.kind].name),
  textColumn('span', period, ({ from, to, days }) => copy.span(from, to, days), { kind: 'words' }),
  countColumn('rows', count, ({ rows }) => rows),
];

const [setAt, addresses, facts, figures, setBy] = copy.policyColumns;

const policyColumns: readonly Column<RetentionHistoryResponse['policies'][number]>[] = [
  dateColumn('set', setAt, (row) => row.setAt, { isRowHeader: true }),
  textColumn('addresses', addresses, ({ policy }) => retentionCopy.days(policy.addresses)),
  textColumn('facts', facts, ({ policy }) => retentionCopy.days(policy.facts)),
  textColumn('figures', figures, ({ policy }) => retentionCopy.days(policy.figures)),
  textColumn('by', setBy, (row) => row.setBy),
];
