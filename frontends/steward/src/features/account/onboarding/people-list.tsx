import { Part } from '../../../shared/page/page-title.tsx';
import { changeStewardRole, reinstateSteward, type StewardListItem, suspendSteward } from '@aera/contracts';
import { useSteward } from '@aera/frontend-kit';
import { Text } from '@aera/ui';
import { useState } from 'react';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { errorDetail } from '../../../shared/session/api-errors.ts';
import { ConfirmDialog } from '../../../shared/fields/confirm-dialog.tsx';
import { useChangeSteward } from './onboarding-api.ts';
import { onboardingCopy as copy } from './onboarding-copy.ts';
import { formatName, peopleColumns, type PersonAct } from './people-columns.tsx';
import { toLastDay, toRoleEnd, type RoleDraft, RoleFields } from './role-fields.tsx';

interface PeopleListProps {
  readonly people: readonly StewardListItem[];
  readonly mayChange: boolean;
}

/** The stewards, and the dialogs that change them. */
export function PeopleList({ people, mayChange }: PeopleListProps) {
  const { steward } = useSteward();
  const [action, setAction] = useState<{ person: StewardListItem; act: PersonAct } | null>(null);
  const close = () => setAction(null);
  return (
    <Part title={copy.people.title} level={3}>
      <WorkTable
        name="people"
        caption={copy.people.title}
        hideCaption
        columns={peopleColumns({
          you: steward?.id,
          onAct: mayChange ? (person, act) => setAction({ person, act }) : null,
        })}
        rows={people}
        getKey={({ id }) => id}
      />
      {action?.act === 'role' && <RoleDialog person={action.person} onClose={close} />}
      {action && action.act !== 'role' && (
        <StatusDialog person={action.person} act={action.act} onClose={close} />
      )}
    </Part>
  );
}

interface PersonDialogProps {
  readonly person: StewardListItem;
  readonly onClose: () => void;
}

/** Suspends or reinstates a steward. */
function StatusDialog({
  person,
  act,
  onClose,
}: PersonDialogProps & { readonly act: 'suspend' | 'reinstate' }) {
  const change = useChangeSteward(act === 'suspend' ? suspendSteward : reinstateSteward, copy.done[act]);
  const dialogCopy = copy.confirm[act];
  return (
    <ConfirmDialog
      title={dialogCopy.title(formatName(person))}
      copy={{ ...dialogCopy, cancel: copy.confirm.cancel }}
      destructive={act === 'suspend'}
      pending={change.isPending}
      failure={change.isError ? errorDetail(change.error, copy.notDone) : null}
      onConfirm={() => change.mutate({ stewardId: person.id, body: {} }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{dialogCopy.text}</Text>
    </ConfirmDialog>
  );
}

/** Changes the role of a steward, or the end of an auditor's. */
function RoleDialog({ person, onClose }: PersonDialogProps) {
  const [draft, setDraft] = useState<RoleDraft>({ role: person.role, day: toLastDay(person.until) });
  const [error, setError] = useState<string | null>(null);
  const change = useChangeSteward(changeStewardRole, copy.done.role);
  const confirm = () => {
    const until = toRoleEnd(draft);
    setError(until === undefined ? copy.invite.missing.until : null);
    if (until === undefined || change.isPending) return;
    change.mutate({ stewardId: person.id, body: { role: draft.role, until } }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={copy.role.title(formatName(person))}
      copy={copy.role}
      pending={change.isPending}
      failure={change.isError ? errorDetail(change.error, copy.notDone) : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>{copy.role.text}</Text>
      <RoleFields draft={draft} error={error} readOnly={change.isPending} onChange={setDraft} />
    </ConfirmDialog>
  );
}
