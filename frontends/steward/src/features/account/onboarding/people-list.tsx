import { reinstateSteward, type StewardPerson, suspendSteward } from '@aera/contracts';
import { useSteward } from '@aera/frontend-kit';
import { useState } from 'react';
import { Part } from '../../../shared/page/page-title.tsx';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { Confirm } from './confirm-dialog.tsx';
import { onboardingWords as words } from './onboarding-copy.ts';
import { type PersonAct, nameOf, peopleColumns } from './people-columns.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useDecision } from './onboarding-api.ts';

export interface PeopleListProps {
  readonly people: readonly StewardPerson[];
  readonly mayChange: boolean;
}

/** Everybody who works here, and the dialogs to decide on them. */
export function PeopleList({ people, mayChange }: PeopleListProps) {
  const { steward } = useSteward();
  const [asked, setAsked] = useState<{ person: StewardPerson; act: PersonAct } | null>(null);
  const close = () => setAsked(null);
  return (
    <Part title={words.people.title} level={3}>
      <WorkTable
        name="people"
        caption={words.people.title}
        hideCaption
        columns={peopleColumns({
          you: steward?.id,
          onAct: mayChange ? (person, act) => setAsked({ person, act }) : null,
        })}
        rows={people}
        keyOf={({ id }) => id}
      />
      {asked?.act === 'role' && (
        <RoleDialog person={asked.person} name={nameOf(asked.person)} onClose={close} />
      )}
      {asked && asked.act !== 'role' && <Standing person={asked.person} act={asked.act} onClose={close} />}
    </Part>
  );
}

interface StandingProps {
  readonly person: StewardPerson;
  readonly act: 'suspend' | 'reinstate';
  readonly onClose: () => void;
}

function Standing({ person, act, onClose }: StandingProps) {
  const route = act === 'suspend' ? suspendSteward : reinstateSteward;
  const decision = useDecision(route, words.done[act]);
  const { title, ...told } = words.confirm[act];
  return (
    <Confirm
      {...told}
      title={title(nameOf(person))}
      destructive={act === 'suspend'}
      pending={decision.isPending}
      error={decision.error}
      onConfirm={() => decision.mutate({ stewardId: person.id, body: {} }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
