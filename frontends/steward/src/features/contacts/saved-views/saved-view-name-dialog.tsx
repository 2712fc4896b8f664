import { Stack, Text, TextField } from '@aera/ui';
import { useState } from 'react';
import { savedViewsCopy } from './saved-views-copy.ts';
import { ConfirmDialog } from '../../../shared/fields/confirm-dialog.tsx';

const copy = savedViewsCopy.dialog;

interface SavedViewNameDialogProps {
  readonly title: string;
  readonly name?: string;
  readonly pending: boolean;
  /** What the server said against it. */
  readonly refusal: string | null;
  readonly onConfirm: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export function SavedViewNameDialog({
  title,
  name = '',
  pending,
  refusal,
  onConfirm,
  onClose,
}: SavedViewNameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const form = 'view-name';
  return (
    <ConfirmDialog width="sm" title={title} copy={copy} pending={pending} form={form} onClose={onClose}>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = typed.trim();
          setMissing(wanted === '');
          if (wanted !== '') onConfirm(wanted);
        }}
      >
        <Stack gap={3}>
          <TextField
            label={copy.name}
            maxLength={60}
            autoComplete="off"
            value={typed}
            error={isMissing ? copy.missing : refusal}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Text size="sm" tone="muted">
            {copy.hint}
          </Text>
        </Stack>
      </form>
    </ConfirmDialog>
  );
}
