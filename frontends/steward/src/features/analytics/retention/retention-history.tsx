import { Part } from '../../../shared/page/page-title.tsx';
import { type ResponseOf, retentionHistory } from '@aera/contracts';
import { EmptyState } from '@aera/ui';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { retentionCopy } from './retention-copy.ts';

const copy = retentionCopy.history;

/** Data is removed hourly, and right after a policy was set. */
const intervalMs = 5000;

/** What was removed, and the policies that stewards have set: the newest of both. */
export function RetentionHistory() {
  const query = useStewardQuery(retentionHistory, { intervalMs });
  return (
    <QueryResult query={query} copy={copy}>
      {({ removals, policies }) => (
        <>
          <Part level={2} title={copy.removals}>
            {removals.length === 0 ? (
              <EmptyState>{copy.noRemovals}</EmptyState>
            ) : (
              <WorkTable
                name="removals"
                caption={copy.removals}
                hideCaption
                columns={removalColumns}
                rows={removals}
                getKey={({ removedAt, kind }) => `${removedAt} ${kind}`}
                serverPage="unknown"
              />
            )}
          </Part>
          <Part level={2} title={copy.policies}>
            {policies.length === 0 ? (
              <EmptyState>{copy.noPolicies}</EmptyState>
            ) : (
              <WorkTable
                name="policies"
                caption={copy.policies}
                hideCaption
                columns={policyColumns}
                rows={policies}
                getKey={({ id }) => id}
                serverPage="unknown"
              />
            )}
          </Part>
        </>
      )}
    </QueryResult>
  );
}

type History = ResponseOf<typeof retentionHistory>;

const [removed, kind, span, count] = copy.removalColumns;

const removalColumns: readonly Column<History['removals'][number]>[] = [
  dateColumn('removed', removed, ({ removedAt }) => removedAt, { isRowHeader: true }),
  textColumn('kind', kind, (row) => retentionCopy.classes[row.kind].name),
  textColumn('span', span, ({ from, to, days }) => copy.span(from, to, days), { kind: 'words' }),
  countColumn('rows', count, ({ rows }) => rows),
];

const [set, addresses, facts, figures, by] = copy.policyColumns;

const policyColumns: readonly Column<History['policies'][number]>[] = [
  dateColumn('set', set, ({ setAt }) => setAt, { isRowHeader: true }),
  textColumn('addresses', addresses, ({ policy }) => retentionCopy.days(policy.addresses)),
  textColumn('facts', facts, ({ policy }) => retentionCopy.days(policy.facts)),
  textColumn('figures', figures, ({ policy }) => retentionCopy.days(policy.figures)),
  textColumn('by', by, ({ setBy }) => setBy),
];
