import { yourData } from '@aera/content/your-data';
import { eraseVisitor } from '@aera/contracts';
import { callApi, logFailure } from '@aera/frontend-kit';
import { forgetVisitor } from '@aera/frontend-kit/clear-visitor-storage';
import { GoesAndStays } from '@aera/frontend-kit/privacy-ui';
import { Button, Card, Heading, Notice, Stack, Text, TextField } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { keys } from '../../shared/keys.ts';
import { formatMessage } from '../../shared/page/format-message.ts';
import type { ErasureCertificate } from './erasure-certificate.tsx';
import { useRefetchVisitorData } from './use-visitor-data.ts';

const { dialog: copy, failed: failure } = yourData.erase;

interface EraseDialogProps {
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onErase: () => void;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and has a word typed: this cannot be undone. */
function EraseDialog({ pending, failed, onErase, onClose }: EraseDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [mismatched, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const confirmed = typed.trim() === copy.word;
    setRefused(!confirmed);
    if (confirmed && !pending) onErase();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || pending || onClose()}
      title={copy.title}
      description={copy.text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="destructive"
            pending={pending}
            pendingLabel={copy.confirming}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={submit} gap={4}>
        <GoesAndStays words={copy} />
        <TextField
          label={formatMessage(copy.label, { word: copy.word })}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
          error={mismatched ? formatMessage(copy.mismatch, { word: copy.word }) : null}
        />
        <div role="alert">{failed && <Notice tone="destructive">{failure}</Notice>}</div>
      </Stack>
    </Dialog>
  );
}

const { title, text, action } = yourData.erase;

/** Destroys what identifies the visitor, once they have typed that they want it; hands on the certificate. */
export function Erase({ onErased }: { readonly onErased: (certificate: ErasureCertificate) => void }) {
  const [open, setOpen] = useState(false);
  const refetch = useRefetchVisitorData();
  const erasure = useMutation({
    mutationFn: () => callApi(eraseVisitor, { body: {} }),
    onError: (error) => logFailure('Failed to erase the data', error),
    onSuccess: (certificate) => {
      setOpen(false);
      forgetVisitor(keys);
      onErased(certificate);
      refetch();
    },
  });
  return (
    <Stack as={Card} gap={4} align="start">
      <Heading level={3} size="lg">
        {title}
      </Heading>
      <Text>{text}</Text>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {open && (
        <EraseDialog
          pending={erasure.isPending}
          failed={erasure.isError}
          onErase={() => erasure.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
