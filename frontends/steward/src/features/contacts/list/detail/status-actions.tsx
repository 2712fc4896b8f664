import { type CloseReason, type Contact, reopenContact } from '@aera/contracts';
import { Button, Row, Select, toOptions } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type TargetStatus, useContactCommand } from '../../contacts-api.ts';
import { contactsCopy as copy } from '../../contacts-copy.ts';

const statusesWithoutReason = [
  { status: 'contacted', variant: 'primary' },
  { status: 'qualified', variant: 'secondary' },
] as const satisfies { status: TargetStatus; variant: string }[];

const CloseFields = styled(Row)`
  align-items: end;
`;

const reasons = toOptions(copy.reasons);

interface StatusActionsProps {
  readonly contact: Contact;
  /** The change that is being saved. */
  readonly saving: TargetStatus | null;
  readonly onChange: (status: TargetStatus, reason?: CloseReason) => void;
  readonly onReopened: () => void;
}

/** Buttons that change the status of a contact; closing requires a reason. */
export function StatusActions({ contact, saving, onChange, onReopened }: StatusActionsProps) {
  const [reason, setReason] = useState<CloseReason>('answered');
  const reopen = useContactCommand(reopenContact, contact.id);
  const busy = saving !== null || undefined;
  return (
    <Row gap={2} align="end">
      {statusesWithoutReason.map(({ status, variant }) => (
        <Button
          key={status}
          variant={variant}
          pending={saving === status}
          pendingLabel={copy.saving}
          aria-disabled={busy}
          onClick={() => onChange(status)}
        >
          {copy.actions[status]}
        </Button>
      ))}
      <CloseFields gap={2} wrap={false}>
        <Select
          label={copy.reason}
          options={reasons}
          value={reason}
          onChange={({ target }) => setReason(target.value as CloseReason)}
        />
        <Button
          variant="ghost"
          pending={saving === 'closed'}
          pendingLabel={copy.saving}
          aria-disabled={busy}
          onClick={() => onChange('closed', reason)}
        >
          {copy.actions.closed}
        </Button>
      </CloseFields>
      {contact.status === 'closed' && (
        <Button
          variant="ghost"
          pending={reopen.isPending}
          pendingLabel={copy.saving}
          onClick={() => reopen.mutate({ version: contact.version }, { onSuccess: onReopened })}
        >
          {copy.actions.reopen}
        </Button>
      )}
    </Row>
  );
}
