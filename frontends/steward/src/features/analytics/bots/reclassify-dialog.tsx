import type { JudgedVisit } from '@aera/contracts';
import { Button, Notice, Stack, Text, TextArea } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { botsWords, type Verdict } from './bots-copy.ts';

const words = botsWords.dialog;

export interface ReclassifyDialogProps {
  readonly visit: JudgedVisit;
  readonly verdict: Verdict;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onSay: (reason: string) => void;
  readonly onClose: () => void;
}

/** Says what follows, and asks why. */
export function ReclassifyDialog({ visit, verdict, pending, failed, onSay, onClose }: ReclassifyDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = reason.trim() === '';
    setRefused(missing);
    if (!missing && !pending) onSay(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || pending || onClose()}
      title={words.title[verdict]}
      description={words.text[verdict]}
      width="sm"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} pending={pending} pendingLabel={words.confirming}>
            {words.confirm[verdict]}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={submit} gap={4}>
        <Text size="sm" tone="muted">
          {words.session(visit.sessionId)}
        </Text>
        <TextArea
          label={words.reason}
          hint={words.hint}
          required
          maxLength={500}
          rows={3}
          value={reason}
          error={refused ? words.missing : null}
          onChange={({ target }) => {
            setReason(target.value);
            setRefused(false);
          }}
        />
        <div role="alert">{failed && <Notice tone="destructive">{words.failed}</Notice>}</div>
      </Stack>
    </Dialog>
  );
}
