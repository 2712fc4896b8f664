import { CellNote } from '../../../shared/table/cells.tsx';
import type { StewardListItem } from '@aera/contracts';
import { Badge, Button, Row } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { type Column, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { roleCopy } from '../../../shared/copy/role-copy.ts';
import { Checklist, countOpenSteps } from './checklist.tsx';
import { onboardingCopy } from './onboarding-copy.ts';

const copy = onboardingCopy.people;
const [who, role, state, steps, lastSignIn, change] = copy.columns;

export type PersonAct = 'role' | 'suspend' | 'reinstate';

interface PeopleColumnsOptions {
  /** Stewards cannot manage themselves. */
  readonly you: string | undefined;
  /** Null where nothing may be changed. */
  readonly onAct: ((person: StewardListItem, act: PersonAct) => void) | null;
}

const statusVariants = { active: 'success', suspended: 'destructive', ended: 'secondary' } as const;

export const formatName = ({
  firstName,
  lastName,
}: Pick<StewardListItem, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;

const listIdentifiers = ({ username, email }: StewardListItem): string =>
  [username, email].filter(Boolean).join(' · ');

const formatRole = (person: StewardListItem): string =>
  `${roleCopy.names[person.role]}${person.until ? ` ${copy.until(formatDate(person.until))}` : ''}`;

/** A steward: role, state, first steps, and available actions. */
export const peopleColumns = ({ you, onAct }: PeopleColumnsOptions): readonly Column<StewardListItem>[] => [
  {
    id: 'name',
    title: who,
    kind: 'words',
    isRowHeader: true,
    sortKey: formatName,
    text: (person) => `${formatName(person)} ${listIdentifiers(person)}`,
    cell: (person) => (
      <>
        {formatName(person)}
        {person.id === you && ` (${copy.you})`}
        <CellNote>{listIdentifiers(person)}</CellNote>
      </>
    ),
  },
  textColumn('role', role, formatRole),
  {
    id: 'state',
    title: state,
    sortKey: ({ status }) => copy.status[status],
    cell: ({ status }) => <Badge variant={statusVariants[status]}>{copy.status[status]}</Badge>,
  },
  {
    id: 'steps',
    title: steps,
    kind: 'words',
    sortKey: ({ checklist }) => countOpenSteps(checklist),
    text: () => '',
    cell: (person) => <Checklist of={person.checklist} name={formatName(person)} />,
  },
  dateColumn('last-sign-in', lastSignIn, ({ lastSignInAt }) => lastSignInAt, {
    none: copy.neverSignedIn,
    text: () => '',
  }),
  ...(onAct
    ? [
        {
          id: 'change',
          title: change,
          isActions: true,
          cell: (person: StewardListItem) =>
            person.id !== you && <Actions person={person} onAct={(act) => onAct(person, act)} />,
        },
      ]
    : []),
];

interface ActionsProps {
  readonly person: StewardListItem;
  readonly onAct: (act: PersonAct) => void;
}

function Actions({ person, onAct }: ActionsProps) {
  const name = formatName(person);
  const suspended = person.status === 'suspended';
  return (
    <Row gap={2}>
      <Button
        variant="secondary"
        size="sm"
        aria-label={copy.changeRoleOf(name)}
        onClick={() => onAct('role')}
      >
        {copy.changeRole}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={suspended ? copy.reinstateName(name) : copy.suspendName(name)}
        onClick={() => onAct(suspended ? 'reinstate' : 'suspend')}
      >
        {suspended ? copy.reinstate : copy.suspend}
      </Button>
    </Row>
  );
}
