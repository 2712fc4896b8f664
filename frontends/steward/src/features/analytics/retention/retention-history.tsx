import { type ResponseOf, retentionHistory } from '@aera/contracts';
import { EmptyState, Text } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { Part } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { retentionWords } from './retention-copy.ts';

const words = retentionWords.history;

/** Data goes by itself, every hour that something is due and right after a policy was set. */
const every = 5000;

/** What was removed, and what stewards said before: the newest of both. */
export function RetentionHistory() {
  const reading = useStewardQuery(retentionHistory, { every });
  const { data, isError } = reading;
  if (!data && isError) return <ReadingFailure title={words.failed} reading={reading} />;
  if (!data) return <Text as="output">{words.loading}</Text>;
  return (
    <>
      <Part level={2} title={words.removals}>
        <Removals removals={data.removals} />
      </Part>
      <Part level={2} title={words.policies}>
        <Policies policies={data.policies} />
      </Part>
    </>
  );
}

type History = ResponseOf<typeof retentionHistory>;

const Removals = ({ removals }: Pick<History, 'removals'>) =>
  removals.length === 0 ? (
    <EmptyState>{words.noRemovals}</EmptyState>
  ) : (
    <WorkTable
      name="removals"
      caption={words.removals}
      hideCaption
      columns={removalColumns}
      rows={removals}
      keyOf={({ removedAt, kind }) => `${removedAt} ${kind}`}
      part="unknown"
    />
  );

const Policies = ({ policies }: Pick<History, 'policies'>) =>
  policies.length === 0 ? (
    <EmptyState>{words.noPolicies}</EmptyState>
  ) : (
    <WorkTable
      name="policies"
      caption={words.policies}
      hideCaption
      columns={policyColumns}
      rows={policies}
      keyOf={({ id }) => id}
      part="unknown"
    />
  );

const [removed, what, span, count] = words.removalColumns;

const removalColumns: readonly Column<History['removals'][number]>[] = [
  {
    id: 'removed',
    title: removed,
    kind: 'line',
    names: true,
    cell: ({ removedAt }) => formatDate(removedAt),
  },
  {
    id: 'kind',
    title: what,
    cell: ({ kind }) => retentionWords.classes[kind].name,
  },
  {
    id: 'span',
    title: span,
    kind: 'words',
    cell: ({ from, to, days }) => words.span(from, to, days),
  },
  { id: 'rows', title: count, end: true, cell: ({ rows }) => formatCount(rows) },
];

const [set, addresses, facts, figures, by] = words.policyColumns;

const policyColumns: readonly Column<History['policies'][number]>[] = [
  {
    id: 'set',
    title: set,
    kind: 'line',
    names: true,
    cell: ({ setAt }) => formatDate(setAt),
  },
  { id: 'addresses', title: addresses, cell: ({ policy }) => retentionWords.days(policy.addresses) },
  { id: 'facts', title: facts, cell: ({ policy }) => retentionWords.days(policy.facts) },
  { id: 'figures', title: figures, cell: ({ policy }) => retentionWords.days(policy.figures) },
  { id: 'by', title: by, cell: ({ setBy }) => setBy },
];
