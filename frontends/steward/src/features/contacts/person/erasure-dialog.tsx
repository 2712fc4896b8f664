import { Button, Heading, Notice, Stack, Text, TextArea, TextField } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { isApiError } from '@aera/frontend-kit';
import { useState } from 'react';
import { ErasurePreview } from './erasure-preview.tsx';
import { rightsWords } from './data-subject-requests-copy.ts';
import type { Attempt } from './use-erasure.ts';

const words = rightsWords.erasure.dialog;

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
  const wordMissing = word.trim() !== words.word;
  const { error, isPending, erase } = attempt;
  const confirm = () => {
    setAsked(true);
    if (!reasonMissing && !wordMissing && !isPending) erase(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title(name)}
      description={words.description}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="destructive" pending={isPending} pendingLabel={words.erasing} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <ErasurePreview id={id} />
        <Stack gap={2}>
          <Heading level={3} size="sm">
            {words.stays}
          </Heading>
          <Stack as="ul" gap={1}>
            {words.staying.map((each) => (
              <Text as="li" size="sm" key={each}>
                {each}
              </Text>
            ))}
          </Stack>
        </Stack>
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          rows={2}
          maxLength={500}
          readOnly={isPending}
          value={reason}
          error={asked && reasonMissing ? words.reasonMissing : null}
          onChange={({ target }) => setReason(target.value)}
        />
        <TextField
          label={words.type(words.word)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={isPending}
          value={word}
          error={asked && wordMissing ? words.typeMissing(words.word) : null}
          onChange={({ target }) => setWord(target.value)}
        />
        <div role="alert">
          {error && (
            <Notice tone="destructive" title={words.notErased}>
              {isApiError(error) ? error.detail : words.tryAgain}
            </Notice>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
