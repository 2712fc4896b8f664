import { type ResponseOf, readLedgerStatus, witnessRefusals } from '@aera/contracts';
import { Badge, Notice, Stack, Text } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { witnessesCopy as copy, ledgerCopy } from './jurisdiction-copy.ts';
import { formatDate } from '../../shared/copy/format-date.ts';
import { SectionCard } from '../../shared/page/section-card.tsx';
import { type Column, countColumn, dateColumn } from '../../shared/table/column.ts';
import { DataTable } from '../../shared/table/data-table.tsx';

type Status = ResponseOf<typeof readLedgerStatus>;
type Witness = Status['witnesses'][number];
/** Same interval as the requests of the ledger to the witnesses. */
const intervalMs = 10_000;

/** The witnesses of the log: which of them sign, how far they are behind, and which refuse. */
export function WitnessesPanel() {
  const query = useApiQuery(readLedgerStatus, { intervalMs });
  return (
    <SectionCard level={3} title={copy.title} lead={copy.lead}>
      <QueryContent query={query} copy={ledgerCopy}>
        {(status) => <Witnesses status={status} />}
      </QueryContent>
    </SectionCard>
  );
}

function Witnesses({ status }: { readonly status: Status }) {
  const { witnesses, quorum, cosigned } = status;
  if (witnesses.length === 0)
    return (
      <Notice tone="info" title={copy.none}>
        {copy.noneDetail}
      </Notice>
    );
  return (
    <Stack gap={4}>
      <div role="alert">
        {witnesses.map(
          ({ name, failure }) =>
            failure &&
            witnessRefusals.has(failure.reason) && (
              <Notice key={name} tone="destructive" title={copy.refusalAlert.title}>
                {copy.refusalAlert.text(name, failure.detail)}
              </Notice>
            ),
        )}
      </div>
      <Text size="sm">
        {cosigned ? copy.published(cosigned.size, formatDate(cosigned.at)) : copy.unpublished}{' '}
        {copy.quorum(quorum, witnesses.length)}
      </Text>
      <DataTable
        name="witnesses"
        caption={copy.table}
        hideCaption
        columns={createColumns(status)}
        rows={witnesses}
        getKey={({ name }) => name}
        empty={copy.none}
      />
    </Stack>
  );
}

const createColumns = ({ size }: Status): readonly Column<Witness>[] => [
  { id: 'name', title: copy.columns[0], isRowHeader: true, cell: ({ name }) => name },
  { id: 'status', title: copy.columns[1], cell: (witness) => <WitnessState witness={witness} /> },
  {
    id: 'lag',
    title: copy.columns[2],
    wrap: 'never',
    cell: (witness) => copy.lag(Math.max(0, size - (witness.size ?? 0))),
  },
  dateColumn('at', copy.columns[3], ({ cosignedAt }) => cosignedAt, { none: copy.never }),
  countColumn('refusals', copy.columns[4], ({ refusals: count }) => count),
];

function WitnessState({ witness: { failure, size } }: { readonly witness: Witness }) {
  if (!failure)
    return size === null ? (
      <Badge variant="outline">{copy.notYetSigned}</Badge>
    ) : (
      <Badge variant="success">{copy.signing}</Badge>
    );
  return (
    <>
      <Badge variant={witnessRefusals.has(failure.reason) ? 'destructive' : 'warning'}>
        {copy.reasons[failure.reason]}
      </Badge>{' '}
      <Text as="span" size="xs" tone="muted">
        {copy.since(formatDate(failure.since))}
      </Text>
    </>
  );
}
