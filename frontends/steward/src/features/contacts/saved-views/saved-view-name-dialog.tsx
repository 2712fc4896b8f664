import { Button, Stack, Text, TextField } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useState } from 'react';
import { savedViewsCopy } from './saved-views-copy.ts';

const copy = savedViewsCopy.dialog;

export interface ViewNameDialogProps {
  readonly title: string;
  readonly name?: string;
  readonly pending: boolean;
  /** What the server said against it. */
  readonly refusal: string | null;
  readonly onConfirm: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({
  title,
  name = '',
  pending,
  refusal,
  onConfirm,
  onClose,
}: ViewNameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const form = 'view-name';
  return (
    <Dialog
      open
      width="sm"
      onOpenChange={(open) => open || pending || onClose()}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={form} pending={pending} pendingLabel={copy.confirming}>
            {copy.confirm}
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}
