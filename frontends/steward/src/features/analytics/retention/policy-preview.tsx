import type { previewRetention, ResponseOf } from '@aera/contracts';
import { Button, focusRing, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { type Column, countColumn, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import { ConfirmDialog } from '../../../shared/fields/confirm-dialog.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { type DataClass, dataClasses } from './policy-draft.ts';
import { retentionCopy } from './retention-copy.ts';

type Preview = ResponseOf<typeof previewRetention>;

const { preview: copy, dialog: dialogCopy } = retentionCopy;

const Days = styled.details`
  summary {
    width: fit-content;
    color: ${theme.color.accent};
    font-size: ${theme.text.sm};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  section {
    max-width: 24rem;
    max-height: 20rem;
    margin-top: ${theme.space[2]};
    overflow-y: auto;
  }
`;

interface PolicyPreviewProps {
  readonly preview: Preview;
  readonly onApply: () => void;
}

export const PolicyPreview = ({ preview, onApply }: PolicyPreviewProps) => (
  <SectionCard title={copy.title} tone="gold">
    {dataClasses.map((dataClass) => (
      <PreviewItem key={dataClass} dataClass={dataClass} item={preview[dataClass]} />
    ))}
    <div>
      <Button onClick={onApply}>{copy.apply}</Button>
    </div>
  </SectionCard>
);

const dayColumns: readonly Column<Preview[DataClass]['byDay'][number]>[] = [
  textColumn('day', copy.columns[0], ({ day }) => day, { isRowHeader: true }),
  countColumn('rows', copy.columns[1], ({ rows }) => rows),
];

function PreviewItem({
  dataClass,
  item,
}: {
  readonly dataClass: DataClass;
  readonly item: Preview[DataClass];
}) {
  const { name } = retentionCopy.dataClasses[dataClass];
  if (item.rows === 0) return <Text>{copy.nothing(name)}</Text>;
  const { rows, byDay, before } = item;
  return (
    <Stack gap={2}>
      <Text>{copy.deletes(name, rows, byDay.length, before)}</Text>
      <Days>
        <summary>
          {copy.byDay}: {name}
        </summary>
        <StaticTable
          caption={`${name}, ${copy.byDay}`}
          hideCaption
          columns={dayColumns}
          rows={byDay}
          getKey={({ day }) => day}
        />
      </Days>
    </Stack>
  );
}

interface RetentionDialogProps {
  readonly preview: Preview;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Lists what a policy permanently deletes. */
export function RetentionDialog({ preview, pending, failed, onConfirm, onClose }: RetentionDialogProps) {
  const removed = dataClasses.filter((dataClass) => preview[dataClass].rows > 0);
  const removes = removed.length > 0;
  return (
    <ConfirmDialog
      title={dialogCopy.title}
      copy={{ ...dialogCopy, confirm: removes ? dialogCopy.confirm : dialogCopy.confirmNothing }}
      destructive={removes}
      pending={pending}
      failure={failed ? dialogCopy.failed : null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {removes ? (
        <div>
          <Text>{dialogCopy.removes}</Text>
          <RemovedList>
            {removed.map((dataClass) => {
              const { rows, byDay, before } = preview[dataClass];
              const { name } = retentionCopy.dataClasses[dataClass];
              return (
                <li key={dataClass}>{dialogCopy.item(rows, byDay.length, name.toLowerCase(), before)}</li>
              );
            })}
          </RemovedList>
        </div>
      ) : (
        <Text>{dialogCopy.removesNothing}</Text>
      )}
      <Text tone="muted" size="sm">
        {dialogCopy.after}
      </Text>
    </ConfirmDialog>
  );
}

const RemovedList = styled.ul`
  padding-inline-start: 1.25rem;
  line-height: 1.55;
`;
