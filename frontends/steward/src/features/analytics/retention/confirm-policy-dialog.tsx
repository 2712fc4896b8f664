import { MutedText, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { ConfirmDialog } from '@aera/frontend-kit/form';
import { dataClasses } from './policy-draft.ts';
import type { Preview } from './policy-preview.tsx';
import { retentionCopy } from './retention-copy.ts';

const copy = retentionCopy.dialog;

const AffectedList = styled.ul`
  padding-inline-start: 1.25rem;
  list-style-type: revert;
  line-height: 1.55;
`;

interface ConfirmPolicyDialogProps {
  readonly preview: Preview;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a policy is applied, and lists what it permanently deletes. */
export function ConfirmPolicyDialog({
  preview,
  pending,
  failed,
  onConfirm,
  onClose,
}: ConfirmPolicyDialogProps) {
  const affected = dataClasses.filter((dataClass) => preview[dataClass].rows > 0);
  const deletesData = affected.length > 0;
  return (
    <ConfirmDialog
      title={copy.title}
      copy={{ ...copy, confirm: deletesData ? copy.confirm : copy.confirmNothing }}
      destructive={deletesData}
      pending={pending}
      failure={failed ? copy.failed : null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {deletesData ? (
        <div>
          <Text>{copy.removes}</Text>
          <AffectedList>
            {affected.map((dataClass) => {
              const { rows, byDay, before } = preview[dataClass];
              const { inline } = retentionCopy.dataClasses[dataClass];
              return <li key={dataClass}>{copy.item(rows, byDay.length, inline, before)}</li>;
            })}
          </AffectedList>
        </div>
      ) : (
        <Text>{copy.removesNothing}</Text>
      )}
      <MutedText>{copy.after}</MutedText>
    </ConfirmDialog>
  );
}
