import { yourData } from '@aera/content/your-data';
import { GoesAndStays } from '@aera/frontend-kit/privacy-ui';
import { Button, Notice, Stack, TextField } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { fill } from '../page/fill.ts';

const { dialog: words, failed: failure } = yourData.erase;

export interface EraseDialogProps {
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onErase: () => void;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and has a word typed: this cannot be undone. */
export function EraseDialog({ pending, failed, onErase, onClose }: EraseDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const meant = typed.trim() === words.word;
    setRefused(!meant);
    if (meant && !pending) onErase();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || pending || onClose()}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="destructive"
            pending={pending}
            pendingLabel={words.confirming}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={submit} gap={4}>
        <GoesAndStays words={words} />
        <TextField
          label={fill(words.label, { word: words.word })}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
          error={refused ? fill(words.mismatch, { word: words.word }) : null}
        />
        <div role="alert">{failed && <Notice tone="destructive">{failure}</Notice>}</div>
      </Stack>
    </Dialog>
  );
}
