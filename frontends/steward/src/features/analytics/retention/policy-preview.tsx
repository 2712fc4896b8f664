import { TableHead } from '../../../shared/table/cells.tsx';
import type { previewRetention, ResponseOf } from '@aera/contracts';
import { Button, focusRing, Stack, Table, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { ConfirmDialog } from '../../../shared/fields/confirm-dialog.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { type Kind, kinds } from './policy-draft.ts';
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
  > section {
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

/** What a policy would remove now: by class, and day by day. */
export const PolicyPreview = ({ preview, onApply }: PolicyPreviewProps) => (
  <SectionCard title={copy.title} tone="gold">
    {kinds.map((kind) => (
      <PreviewItem key={kind} kind={kind} item={preview[kind]} />
    ))}
    <div>
      <Button onClick={onApply}>{copy.apply}</Button>
    </div>
  </SectionCard>
);

function PreviewItem({ kind, item }: { readonly kind: Kind; readonly item: Preview[Kind] }) {
  const { name } = retentionCopy.classes[kind];
  if (item.rows === 0) return <Text>{copy.nothing(name)}</Text>;
  const { rows, byDay, before } = item;
  return (
    <Stack gap={2}>
      <Text>{copy.goes(name, rows, byDay.length, before)}</Text>
      <Days>
        <summary>
          {copy.byDay}: {name}
        </summary>
        <Table caption={`${name}, ${copy.byDay}`} hideCaption>
          <TableHead columns={copy.columns} />
          <tbody>
            {byDay.map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                <td>{formatCount(day.rows)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
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

/** Lists what a policy removes before it is set: it cannot be brought back. */
export function RetentionDialog({ preview, pending, failed, onConfirm, onClose }: RetentionDialogProps) {
  const removed = kinds.filter((kind) => preview[kind].rows > 0);
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
            {removed.map((kind) => {
              const { rows, byDay, before } = preview[kind];
              const { name } = retentionCopy.classes[kind];
              return <li key={kind}>{dialogCopy.item(rows, byDay.length, name.toLowerCase(), before)}</li>;
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
