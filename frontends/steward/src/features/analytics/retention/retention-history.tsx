import { Part } from '../../../shared/page/page-title.tsx';
import { type ResponseOf, retentionHistory } from '@aera/contracts';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { retentionCopy } from './retention-copy.ts';

const copy = retentionCopy.history;

const intervalMs = 5000;

/** The latest deletions and policy changes. */
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
