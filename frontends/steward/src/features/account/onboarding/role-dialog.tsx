import { changeStewardRole, type StewardPerson } from '@aera/contracts';
import { Stack } from '@aera/ui';
import { useState } from 'react';
import { Confirm } from './confirm-dialog.tsx';
import { dayOfEnd, endOf, type RoleDraft } from './role-end.ts';
import { onboardingWords } from './onboarding-copy.ts';
import { RoleFields } from './role-fields.tsx';
import { useDecision } from './onboarding-api.ts';

const words = onboardingWords.role;

export interface RoleDialogProps {
  readonly person: StewardPerson;
  readonly name: string;
  readonly onClose: () => void;
}

/** Gives somebody another role, or an auditor another end. */
export function RoleDialog({ person, name, onClose }: RoleDialogProps) {
  const [draft, setDraft] = useState<RoleDraft>({ role: person.role, day: dayOfEnd(person.until) });
  const [wrong, setWrong] = useState<string | null>(null);
  const change = useDecision(changeStewardRole, onboardingWords.done.role);
  const confirm = () => {
    const until = endOf(draft);
    setWrong(until === undefined ? onboardingWords.invite.missing.until : null);
    if (until === undefined || change.isPending) return;
    change.mutate({ stewardId: person.id, body: { role: draft.role, until } }, { onSuccess: onClose });
  };
  return (
    <Confirm
      title={words.title(name)}
      text={words.text}
      confirm={words.confirm}
      confirming={words.confirming}
      pending={change.isPending}
      error={change.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <RoleFields draft={draft} error={wrong} readOnly={change.isPending} onChange={setDraft} />
      </Stack>
    </Confirm>
  );
}
