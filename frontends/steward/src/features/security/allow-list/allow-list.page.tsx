import { type AllowedNetwork, readAllowList } from '@aera/contracts';
import { toErrorDetail } from '@aera/frontend-kit';
import { Button, MutedText, Card, Grid, Stack, TextField } from '@aera/ui';
import { useState } from 'react';
import { ConfirmDialog, FormError, useForm } from '@aera/frontend-kit/form';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { MayChange } from '../../../shared/session/roles.tsx';
import { allowListCopy as copy } from '../blocks/blocks-copy.ts';
import { useAllowListChanges } from '../security-api.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';
import { PageTitle, PageSection } from '../../../shared/page/page-title.tsx';
import { type Column, textColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';

export function AllowListPage() {
  const query = useApiQuery(readAllowList);
  const { add, remove } = useAllowListChanges();
  const [removing, setRemoving] = useState<AllowedNetwork | null>(null);
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead}>
        <FreshnessWithRefresh query={query} />
      </PageTitle>
      <QueryContent query={query} copy={copy}>
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
      </QueryContent>
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
          failure={remove.error && toErrorDetail(remove.error, copy.notSaved)}
          onConfirm={() => remove.mutate(removing.id, { onSuccess: () => setRemoving(null) })}
          onClose={() => setRemoving(null)}
        >
          <MutedText>{removing.note}</MutedText>
        </ConfirmDialog>
      )}
    </>
  );
}

const [network, note, addedBy, actions] = copy.columns;

const formatOrigin = ({ origin, by, addedAt }: AllowedNetwork): string =>
  by !== null && addedAt !== null ? copy.by(by, formatDate(addedAt)) : copy.origin[origin];

const createColumns = (onRemove: (entry: AllowedNetwork) => void): readonly Column<AllowedNetwork>[] => [
  textColumn('network', network, (entry) => entry.network, { wrap: 'never', isRowHeader: true }),
  textColumn('note', note, (entry) => entry.note, { wrap: 'words' }),
  {
    id: 'since',
    title: addedBy,
    wrap: 'words',
    sortKey: ({ addedAt }) => addedAt,
    text: formatOrigin,
    cell: formatOrigin,
  },
  {
    id: 'change',
    title: actions,
    wrap: 'never',
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

interface AllowFormProps {
  readonly add: ReturnType<typeof useAllowListChanges>['add'];
}

function AllowForm({ add }: AllowFormProps) {
  const form = useForm({
    initial: { network: '', note: '' },
    required: { network: copy.missing },
    send: async ({ network, note }) => {
      await add.mutateAsync({ network: network.trim(), note: note.trim() });
      form.reset();
    },
    mutation: add,
  });
  return (
    <Card>
      <PageSection level={2} title={copy.add}>
        <Stack as="form" gap={4} {...form.props}>
          <Grid gap={4}>
            <TextField
              {...form.bind('network')}
              label={copy.network}
              autoComplete="off"
              maxLength={50}
              required
            />
            <TextField {...form.bind('note')} label={copy.note} hint={copy.noteHint} maxLength={200} />
          </Grid>
          <FormError error={form.error} fallback={copy.notSaved} />
          <div>
            <Button type="submit" pending={form.pending} pendingLabel={copy.saving}>
              {copy.save}
            </Button>
          </div>
        </Stack>
      </PageSection>
    </Card>
  );
}
