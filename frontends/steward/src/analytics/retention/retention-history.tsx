import type { ResponseOf, retentionHistory } from '@aera/contracts';
import { EmptyState, Table, Text } from '@aera/ui';
import { NoWrap, Words } from '../../page/cells.ts';
import { formatDate } from '../../page/format-date.ts';
import { formatCount } from '../../page/format-number.ts';
import { Part } from '../../page/part.tsx';
import { ReadingFailure } from '../../page/reading-failure.tsx';
import { TableHead } from '../../page/table-head.tsx';
import { useStewardQuery } from '../../session/use-steward-query.ts';
import { retentionAddresses } from './retention-addresses.ts';
import { retentionWords } from './retention-words.ts';

const words = retentionWords.history;

/** Data goes by itself, every hour that something is due and right after a policy was set. */
const every = 5000;

/** What was removed, and what stewards said before. */
export function RetentionHistory() {
  const reading = useStewardQuery(retentionAddresses.retentionHistory, { every });
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
    <Table caption={words.removals} hideCaption>
      <TableHead columns={words.removalColumns} />
      <tbody>
        {removals.map(({ kind, from, to, days, rows, removedAt }) => (
          <tr key={`${removedAt} ${kind}`}>
            <NoWrap>{formatDate(removedAt)}</NoWrap>
            <td>{retentionWords.classes[kind].name}</td>
            <Words>{words.span(from, to, days)}</Words>
            <td>{formatCount(rows)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

const Policies = ({ policies }: Pick<History, 'policies'>) =>
  policies.length === 0 ? (
    <EmptyState>{words.noPolicies}</EmptyState>
  ) : (
    <Table caption={words.policies} hideCaption>
      <TableHead columns={words.policyColumns} />
      <tbody>
        {policies.map(({ id, policy, setBy, setAt }) => (
          <tr key={id}>
            <NoWrap>{formatDate(setAt)}</NoWrap>
            <td>{retentionWords.days(policy.addresses)}</td>
            <td>{retentionWords.days(policy.facts)}</td>
            <td>{retentionWords.days(policy.figures)}</td>
            <td>{setBy}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
