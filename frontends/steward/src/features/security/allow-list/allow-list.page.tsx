import { MayChange } from '../../../shared/session/roles.tsx';
import { type AllowedNetwork, readAllowList } from '@aera/contracts';
import { Button, Text } from '@aera/ui';
import { useState } from 'react';
import { AllowForm } from './allow-form.tsx';
import { allowListCopy as copy } from '../blocks/blocks-copy.ts';
import { useAllowListChanges } from '../security-api.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ConfirmDialog } from '../../../shared/fields/confirm-dialog.tsx';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { type Column, textColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';

export function AllowListPage() {
  const query = useStewardQuery(readAllowList);
  const { add, remove } = useAllowListChanges();
  const [removing, setRemoving] = useState<AllowedNetwork | null>(null);
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead}>
        <AsOf query={query} />
      </PageTitle>
      <QueryResult query={query} copy={copy}>
        {({ entries }) => (
          <DataTable
            name="allow-list"
            caption={copy.caption}
            hideCaption
            columns={createColumns((entry) => {
              remove.reset();
              setRemoving(entry);
            })}
            rows={entries}
            getKey={({ id }) => id}
          />
        )}
      </QueryResult>
      <MayChange>
        <AllowForm add={add} />
      </MayChange>
      {removing && (
        <ConfirmDialog
          title={copy.dialog.title(removing.network)}
          description={copy.dialog.text}
          width="sm"
          copy={{ cancel: copy.dialog.cancel, confirm: copy.remove, confirming: copy.removing }}
          destructive
          pending={remove.isPending}
          failure={remove.isError ? copy.notSaved : null}
          onConfirm={() => remove.mutate(removing.id, { onSuccess: () => setRemoving(null) })}
          onClose={() => setRemoving(null)}
        >
          <Text size="sm" tone="muted">
            {removing.note}
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}

const [network, note, since, actions] = copy.columns;

const formatOrigin = ({ origin, by, addedAt }: AllowedNetwork): string =>
  by !== null && addedAt !== null ? copy.by(by, formatDate(addedAt)) : copy.origin[origin];

const createColumns = (onRemove: (entry: AllowedNetwork) => void): readonly Column<AllowedNetwork>[] => [
  textColumn('network', network, (entry) => entry.network, { kind: 'line', isRowHeader: true }),
  textColumn('note', note, (entry) => entry.note, { kind: 'words' }),
  {
    id: 'since',
    title: since,
    kind: 'words',
    sortKey: ({ addedAt }) => addedAt,
    text: formatOrigin,
    cell: formatOrigin,
  },
  {
    id: 'change',
    title: actions,
    kind: 'line',
    isActions: true,
    cell: (entry) =>
      entry.origin === 'configuration' ? (
        copy.readOnly
      ) : (
        <MayChange>
          <Button
            variant="ghost"
            size="sm"
            aria-label={copy.removeLabel(entry.network)}
            onClick={() => onRemove(entry)}
          >
            {copy.remove}
          </Button>
        </MayChange>
      ),
  },
];
