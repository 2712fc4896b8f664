import { Button, Heading, Notice, Stack, Text, TextArea, TextField } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { isApiError } from '@aera/frontend-kit';
import { useState } from 'react';
import { ErasurePreview } from './erasure-preview.tsx';
import { dataSubjectCopy } from './data-subject-requests-copy.ts';
import type { Attempt } from './use-erasure.ts';

const copy = dataSubjectCopy.erasure.dialog;

export interface ErasureDialogProps {
  readonly id: string;
  readonly name: string;
  readonly attempt: Attempt;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and erases once a reason and the word are there. What was typed stays when it fails. */
export function ErasureDialog({ id, name, attempt, onClose }: ErasureDialogProps) {
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [asked, setAsked] = useState(false);
  const reasonMissing = reason.trim() === '';
  const wordMissing = word.trim() !== copy.word;
  const { error, isPending, erase } = attempt;
  const confirm = () => {
    setAsked(true);
    if (!reasonMissing && !wordMissing && !isPending) erase(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={copy.title(name)}
      description={copy.description}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="destructive" pending={isPending} pendingLabel={copy.erasing} onClick={confirm}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <ErasurePreview id={id} />
        <Stack gap={2}>
          <Heading level={3} size="sm">
            {copy.stays}
          </Heading>
          <Stack as="ul" gap={1}>
            {copy.staying.map((each) => (
              <Text as="li" size="sm" key={each}>
                {each}
              </Text>
            ))}
          </Stack>
        </Stack>
        <TextArea
          label={copy.reason}
          hint={copy.reasonHint}
          rows={2}
          maxLength={500}
          readOnly={isPending}
          value={reason}
          error={asked && reasonMissing ? copy.reasonMissing : null}
          onChange={({ target }) => setReason(target.value)}
        />
        <TextField
          label={copy.type(copy.word)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={isPending}
          value={word}
          error={asked && wordMissing ? copy.typeMissing(copy.word) : null}
          onChange={({ target }) => setWord(target.value)}
        />
        <div role="alert">
          {error && (
            <Notice tone="destructive" title={copy.notErased}>
              {isApiError(error) ? error.detail : copy.tryAgain}
            </Notice>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
