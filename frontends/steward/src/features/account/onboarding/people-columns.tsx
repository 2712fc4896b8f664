import type { StewardPerson } from '@aera/contracts';
import { Badge, Button, Row, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { roleWords } from '../../../shared/copy/role-copy.ts';
import { Checklist, openSteps } from './checklist.tsx';
import { onboardingWords } from './onboarding-copy.ts';

const words = onboardingWords.people;
const [who, role, state, steps, lastSignIn, change] = words.columns;

export type PersonAct = 'role' | 'suspend' | 'reinstate';

export interface PeopleColumnsOptions {
  /** Nobody decides on themselves. */
  readonly you: string | undefined;
  /** Null where nothing may be changed. */
  readonly onAct: ((person: StewardPerson, act: PersonAct) => void) | null;
}

const Reached = styled.span`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
  overflow-wrap: anywhere;
`;

const statusVariants = { active: 'success', suspended: 'destructive', ended: 'secondary' } as const;

export const nameOf = ({ firstName, lastName }: Pick<StewardPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

const reachedOf = ({ username, email }: StewardPerson): string =>
  [username, email].filter(Boolean).join(' · ');

const roleOf = (person: StewardPerson): string =>
  `${roleWords.names[person.role]}${person.until ? ` ${words.until(formatDate(person.until))}` : ''}`;

/** Somebody who works here: role, state, first steps, and what can be done. */
export const peopleColumns = ({ you, onAct }: PeopleColumnsOptions): readonly Column<StewardPerson>[] => [
  {
    id: 'name',
    title: who,
    kind: 'words',
    names: true,
    by: nameOf,
    text: (person) => `${nameOf(person)} ${reachedOf(person)}`,
    cell: (person) => (
      <>
        {nameOf(person)}
        {person.id === you && ` (${words.you})`}
        <Reached>{reachedOf(person)}</Reached>
      </>
    ),
  },
  { id: 'role', title: role, by: roleOf, cell: roleOf },
  {
    id: 'state',
    title: state,
    by: ({ status }) => words.status[status],
    cell: ({ status }) => <Badge variant={statusVariants[status]}>{words.status[status]}</Badge>,
  },
  {
    id: 'steps',
    title: steps,
    kind: 'words',
    by: ({ checklist }) => openSteps(checklist),
    text: () => '',
    cell: (person) => <Checklist of={person.checklist} name={nameOf(person)} />,
  },
  {
    id: 'last-sign-in',
    title: lastSignIn,
    by: ({ lastSignInAt }) => lastSignInAt,
    text: () => '',
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatDate(lastSignInAt) : words.neverSignedIn),
  },
  ...(onAct
    ? [
        {
          id: 'change',
          title: change,
          acts: true,
          cell: (person: StewardPerson) =>
            person.id !== you && <Acts person={person} onAct={(act) => onAct(person, act)} />,
        },
      ]
    : []),
];

interface ActsProps {
  readonly person: StewardPerson;
  readonly onAct: (act: PersonAct) => void;
}

function Acts({ person, onAct }: ActsProps) {
  const name = nameOf(person);
  const suspended = person.status === 'suspended';
  return (
    <Row gap={2}>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.changeRoleOf(name)}
        onClick={() => onAct('role')}
      >
        {words.changeRole}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={suspended ? words.reinstateName(name) : words.suspendName(name)}
        onClick={() => onAct(suspended ? 'reinstate' : 'suspend')}
      >
        {suspended ? words.reinstate : words.suspend}
      </Button>
    </Row>
  );
}
