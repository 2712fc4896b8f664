import type { BulkAction, CloseReason } from '@aera/contracts';
import { ConfirmDialog, FormError } from '@aera/frontend-kit/form';
import { Select, Stack, Text, toOptions } from '@aera/ui';
import { newId, useSteward } from '@aera/frontend-kit';
import { useRef, useState } from 'react';
import { contactsCopy } from '../contacts-copy.ts';
import { type SnoozeChoice, toSnoozeEnd } from '../snooze-until.ts';
import { bulkJobsCopy } from './bulk-jobs-copy.ts';
import { type BulkJobRequest, useBulkJobs, useStartBulkJob } from './bulk-jobs-api.ts';

const copy = bulkJobsCopy.dialog;
const reasons = toOptions(contactsCopy.reasons);
const snoozes = [...toOptions(contactsCopy.snooze.choices), { value: 'wake', label: copy.wake }];
const unassigned = '';

interface BulkJobDialogProps {
  readonly kind: BulkAction['kind'];
  readonly count: number;
  readonly target: BulkJobRequest['target'];
  readonly onClose: () => void;
  readonly onStarted?: () => void;
}

/** Confirms a bulk action, with its options and the number of contacts. */
export function BulkJobDialog({ kind, count, target, onClose, onStarted }: BulkJobDialogProps) {
  const { steward } = useSteward();
  // A retry sends the same id, so the job starts once. Another choice is another job.
  const sent = useRef({ id: '', text: '' });
  const [reason, setReason] = useState<CloseReason>('answered');
  const [owner, setOwner] = useState(steward?.id ?? unassigned);
  const [snooze, setSnooze] = useState<SnoozeChoice | 'wake'>('tomorrow');
  const { data } = useBulkJobs();
  const { mutate, isPending, error } = useStartBulkJob();
  const otherStewards = (data?.stewards ?? []).filter((each) => each.id !== steward?.id);

  const action = (): BulkAction => {
    switch (kind) {
      case 'closed':
        return { kind, reason };
      case 'assigned':
        return { kind, to: owner === unassigned ? null : owner };
      case 'snoozed':
        return {
          kind,
          snoozedUntil: snooze === 'wake' ? null : toSnoozeEnd(snooze, new Date()).toISOString(),
        };
      default:
        return { kind };
    }
  };
  const start = () => {
    const request = { action: action(), target };
    const text = JSON.stringify(request);
    if (sent.current.text !== text) sent.current = { id: newId(), text };
    mutate(
      { id: sent.current.id, ...request },
      {
        onSuccess: () => {
          onStarted?.();
          onClose();
        },
      },
    );
  };

  return (
    <ConfirmDialog
      title={copy.title(kind, count)}
      copy={{ cancel: copy.cancel, confirm: copy.confirm(kind, count), confirming: copy.starting }}
      pending={isPending}
      onConfirm={start}
      onClose={onClose}
    >
      <Stack gap={4}>
        <FormError error={error} title={copy.failed} fallback={copy.unreachable} />
        {kind === 'closed' && (
          <Select
            label={contactsCopy.reason}
            options={reasons}
            value={reason}
            onChange={({ target }) => setReason(target.value as CloseReason)}
          />
        )}
        {kind === 'assigned' && (
          <Select
            label={copy.owner}
            value={owner}
            options={[
              ...(steward ? [{ value: steward.id, label: copy.me }] : []),
              { value: unassigned, label: copy.unassigned },
              ...otherStewards.map((each) => ({ value: each.id, label: each.name ?? contactsCopy.unnamed })),
            ]}
            onChange={({ target }) => setOwner(target.value)}
          />
        )}
        {kind === 'snoozed' && (
          <Select
            label={copy.until}
            options={snoozes}
            value={snooze}
            onChange={({ target }) => setSnooze(target.value as SnoozeChoice | 'wake')}
          />
        )}
        {!Array.isArray(target) && (
          <Text size="sm">{target === 'quarantine' ? copy.quarantineHint : copy.matchingHint}</Text>
        )}
        <Text size="sm">{copy.conflictHint}</Text>
        <Text size="sm">{kind === 'snoozed' ? copy.notUndoable : copy.undoable}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
