import { type ResponseOf, previewErasure } from '@aera/contracts';
import { FormDialog, FormError, useForm } from '@aera/frontend-kit/form';
import { Heading, Stack, Text, TextArea, TextField } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { type Column, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import type { ErasureAttempt } from './person-api.ts';
import { dataSubjectCopy } from './person-copy.ts';

const copy = dataSubjectCopy.erasure.dialog;

const columns: readonly Column<ResponseOf<typeof previewErasure>['services'][number]>[] = [
  textColumn('service', copy.service, ({ service }) => serviceTitles[service], { isRowHeader: true }),
  textColumn('records', copy.recordsTitle, ({ state, records }) =>
    state === 'read' ? copy.records(records) : copy.unavailable,
  ),
];

/** The number of records that an erasure deletes, by service. */
function ErasurePreview({ id }: { readonly id: string }) {
  const query = useApiQuery(previewErasure, { params: { id } });
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {copy.erasedTitle}
      </Heading>
      <QueryContent query={query} copy={copy} quiet>
        {(data) => (
          <StaticTable
            caption={copy.erasedTitle}
            hideCaption
            columns={columns}
            rows={data.services}
            getKey={({ service }) => service}
          />
        )}
      </QueryContent>
    </Stack>
  );
}

interface ErasureDialogProps {
  readonly id: string;
  readonly name: string;
  readonly attempt: ErasureAttempt;
  readonly onClose: () => void;
}

/** Lists what is erased and what is kept, and requires a reason and a typed confirmation. */
export function ErasureDialog({ id, name, attempt, onClose }: ErasureDialogProps) {
  const form = useForm({
    initial: { reason: '', word: '' },
    required: { reason: copy.reasonMissing },
    validate: ({ word }) => ({
      word:
        word.trim() === copy.confirmationWord ? undefined : copy.confirmationMissing(copy.confirmationWord),
    }),
    send: ({ reason }) => attempt.erase(reason.trim()),
    mutation: attempt,
  });
  return (
    <FormDialog
      title={copy.title(name)}
      description={copy.description}
      form={form}
      copy={copy}
      variant="destructive"
      onClose={onClose}
    >
      <ErasurePreview id={id} />
      <Stack gap={2}>
        <Heading level={3} size="sm">
          {copy.keptTitle}
        </Heading>
        <Stack as="ul" gap={1}>
          {copy.keptItems.map((item) => (
            <Text as="li" size="sm" key={item}>
              {item}
            </Text>
          ))}
        </Stack>
      </Stack>
      <TextArea
        {...form.bind('reason')}
        label={copy.reason}
        hint={copy.reasonHint}
        rows={2}
        maxLength={500}
      />
      <TextField
        {...form.bind('word')}
        label={copy.confirmationLabel(copy.confirmationWord)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormError error={form.error} title={copy.notErased} fallback={copy.tryAgain} />
    </FormDialog>
  );
}
