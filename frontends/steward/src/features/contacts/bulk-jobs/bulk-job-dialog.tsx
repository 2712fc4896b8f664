import type { BulkAction, CloseReason } from '@aera/contracts';
import { Button, Notice, Select, Stack, Text, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { isApiError, newId, useSteward } from '@aera/frontend-kit';
import { useState } from 'react';
import { contactsCopy } from '../contacts-copy.ts';
import { type SnoozeChoice, snoozeUntil } from '../parts/snooze-until.ts';
import { bulkJobsCopy } from './bulk-jobs-copy.ts';
import { type Order, useBulks, useStartBulk } from './bulk-jobs-api.ts';

const copy = bulkJobsCopy.dialog;
const reasons = Object.entries(contactsCopy.reasons).map(([value, label]) => ({ value, label }));
const snoozes = [
  ...Object.entries(contactsCopy.snooze.choices).map(([value, label]) => ({ value, label })),
  { value: 'wake', label: copy.wake },
];
const nobody = '';

export interface BulkDialogProps {
  readonly kind: BulkAction['kind'];
  readonly count: number;
  readonly among: Order['among'];
  readonly onClose: () => void;
  readonly onStarted?: () => void;
}

/** Asks for what an action needs, says what it will do, and to how many. */
export function BulkDialog({ kind, count, among, onClose, onStarted }: BulkDialogProps) {
  const { steward } = useSteward();
  const { toast } = useToast();
  const [id] = useState(newId);
  const [reason, setReason] = useState<CloseReason>('answered');
  const [owner, setOwner] = useState(steward?.id ?? nobody);
  const [snooze, setSnooze] = useState<SnoozeChoice | 'wake'>('tomorrow');
  const { data } = useBulks();
  const { mutate, isPending, error } = useStartBulk();
  const others = (data?.stewards ?? []).filter((each) => each.id !== steward?.id);

  const action = (): BulkAction => {
    switch (kind) {
      case 'closed':
        return { kind, reason };
      case 'owned':
        return { kind, to: owner === nobody ? null : owner };
      case 'snoozed':
        return { kind, until: snooze === 'wake' ? null : snoozeUntil(snooze, new Date()).toISOString() };
      default:
        return { kind };
    }
  };
  const start = () =>
    mutate(
      { id, action: action(), among },
      {
        onSuccess: () => {
          toast({ title: bulkJobsCopy.started, variant: 'success' });
          onStarted?.();
          onClose();
        },
      },
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title={copy.title(kind, count)}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button pending={isPending} pendingLabel={copy.starting} onClick={start}>
            {copy.confirm(kind, count)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error && (
          <div role="alert">
            <Notice tone="destructive" title={copy.failed}>
              {isApiError(error) ? error.detail : copy.unreachable}
            </Notice>
          </div>
        )}
        {kind === 'closed' && (
          <Select
            label={contactsCopy.reason}
            options={reasons}
            value={reason}
            onChange={({ target }) => setReason(target.value as CloseReason)}
          />
        )}
        {kind === 'owned' && (
          <Select
            label={copy.owner}
            value={owner}
            options={[
              ...(steward ? [{ value: steward.id, label: copy.me }] : []),
              { value: nobody, label: copy.nobody },
              ...others.map((each) => ({ value: each.id, label: each.name ?? contactsCopy.unnamed })),
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
        {!Array.isArray(among) && (
          <Text size="sm">{among === 'quarantine' ? copy.held : copy.matching}</Text>
        )}
        <Text size="sm">{copy.careful}</Text>
        <Text size="sm">{kind === 'snoozed' ? copy.notUndoable : copy.undoable}</Text>
      </Stack>
    </Dialog>
  );
}
