import { yourData } from '@aera/content/your-data';
import { eraseVisitor } from '@aera/contracts';
import { callApi, logFailure } from '@aera/frontend-kit';
import { clearVisitor } from '@aera/frontend-kit/clear-visitor-storage';
import { lockVisitor } from '@aera/frontend-kit/visitor-lock';
import { FormDialog, FormError, useForm } from '@aera/frontend-kit/form';
import { ErasureSummary } from '@aera/frontend-kit/privacy-ui';
import { Button, Card, Heading, Stack, Text, TextField } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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

/** Lists what is erased and what stays. Requires a typed confirmation, since erasure cannot be undone. */
function EraseDialog({ pending, failed, onErase, onClose }: EraseDialogProps) {
  const form = useForm({
    initial: { word: '' },
    validate: ({ word }) => ({
      word: word.trim() === copy.word ? undefined : formatMessage(copy.mismatch, { word: copy.word }),
    }),
    send: onErase,
    mutation: { isPending: pending, error: failed },
  });
  return (
    <FormDialog
      form={form}
      title={copy.title}
      description={copy.text}
      copy={{ cancel: copy.cancel, submit: copy.confirm, submitting: copy.confirming }}
      variant="destructive"
      onClose={onClose}
    >
      <ErasureSummary copy={copy} />
      <TextField
        {...form.bind('word')}
        label={formatMessage(copy.label, { word: copy.word })}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormError error={form.error} fallback={failure} />
    </FormDialog>
  );
}

const { title, text, action } = yourData.erase;

/** Erases the visitor after a typed confirmation, and passes on the certificate. */
export function Erase({ onErased }: { readonly onErased: (certificate: ErasureCertificate) => void }) {
  const [open, setOpen] = useState(false);
  const refetch = useRefetchVisitorData();
  const erasure = useMutation({
    // Waits for a consent that is being sent, and deletes those that are not sent yet.
    mutationFn: () =>
      lockVisitor(async () => {
        const certificate = await callApi(eraseVisitor, { body: {} });
        clearVisitor();
        return certificate;
      }),
    onError: (error) => logFailure('Failed to erase the data', error),
    onSuccess: (certificate) => {
      setOpen(false);
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
      <Button
        variant="destructive"
        onClick={() => {
          // An error of an earlier attempt is over.
          erasure.reset();
          setOpen(true);
        }}
      >
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
