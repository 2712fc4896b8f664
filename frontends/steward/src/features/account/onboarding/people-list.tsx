import type { StewardListItem } from '@aera/contracts';
import { useSteward } from '@aera/frontend-kit';
import { Badge, Button, Row } from '@aera/ui';
import { useState } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { roleCopy } from '../../../shared/copy/role-copy.ts';
import { PageSection } from '../../../shared/page/page-title.tsx';
import { CellNote } from '../../../shared/table/cells.tsx';
import { type Column, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { onboardingCopy } from '../account-copy.ts';
import { Checklist, countOpenSteps } from './checklist.tsx';
import { ChangeDialog, RoleDialog, SessionsDialog } from './steward-dialogs.tsx';

const copy = onboardingCopy.people;
const [nameTitle, roleTitle, statusTitle, stepsTitle, lastSignInTitle, actionsTitle] = copy.columns;
const statusVariants = { active: 'success', suspended: 'destructive', expired: 'secondary' } as const;

type Action = 'role' | 'sessions' | 'suspend' | 'reinstate';

interface PeopleListProps {
  readonly people: readonly StewardListItem[];
  readonly mayChange: boolean;
}

/** The stewards, and the dialogs that change them. */
export function PeopleList({ people, mayChange }: PeopleListProps) {
  const ownId = useSteward().steward?.id;
  const [open, setOpen] = useState<{ person: StewardListItem; action: Action } | null>(null);
  const close = () => setOpen(null);
  return (
    <PageSection title={copy.title} level={3}>
      <DataTable
        name="people"
        caption={copy.title}
        hideCaption
        columns={[
          ...createColumns(ownId),
          ...(mayChange ? [createActionsColumn(ownId, (person, action) => setOpen({ person, action }))] : []),
        ]}
        rows={people}
        getKey={({ id }) => id}
      />
      {open?.action === 'role' && (
        <RoleDialog person={open.person} name={formatName(open.person)} onClose={close} />
      )}
      {open?.action === 'sessions' && (
        <SessionsDialog stewardId={open.person.id} name={formatName(open.person)} onClose={close} />
      )}
      {open && open.action !== 'role' && open.action !== 'sessions' && (
        <ChangeDialog
          action={open.action}
          stewardId={open.person.id}
          name={formatName(open.person)}
          onClose={close}
        />
      )}
    </PageSection>
  );
}

const formatName = ({ firstName, lastName }: StewardListItem): string => `${firstName} ${lastName}`;

const listIdentifiers = ({ username, email }: StewardListItem): string =>
  [username, email].filter(Boolean).join(' · ');

const formatRole = ({ role, roleExpiresAt }: StewardListItem): string =>
  `${roleCopy.names[role]}${roleExpiresAt ? ` ${copy.roleExpiresAt(formatDate(roleExpiresAt))}` : ''}`;

const createColumns = (ownId: string | undefined): Column<StewardListItem>[] => [
  {
    id: 'name',
    title: nameTitle,
    wrap: 'words',
    isRowHeader: true,
    sortKey: formatName,
    text: (person) => `${formatName(person)} ${listIdentifiers(person)}`,
    cell: (person) => (
      <>
        {formatName(person)}
        {person.id === ownId && ` (${copy.you})`}
        <CellNote>{listIdentifiers(person)}</CellNote>
      </>
    ),
  },
  textColumn('role', roleTitle, formatRole),
  textColumn('state', statusTitle, ({ status }) => copy.status[status], {
    cell: ({ status }) => <Badge variant={statusVariants[status]}>{copy.status[status]}</Badge>,
  }),
  {
    id: 'steps',
    title: stepsTitle,
    wrap: 'words',
    sortKey: ({ checklist }) => countOpenSteps(checklist),
    text: () => '',
    cell: (person) => <Checklist checklist={person.checklist} name={formatName(person)} />,
  },
  dateColumn('last-sign-in', lastSignInTitle, ({ lastSignInAt }) => lastSignInAt, {
    none: copy.neverSignedIn,
    text: () => '',
  }),
];

/** Stewards cannot manage themselves. */
const createActionsColumn = (
  ownId: string | undefined,
  onAction: (person: StewardListItem, action: Action) => void,
): Column<StewardListItem> => ({
  id: 'change',
  title: actionsTitle,
  isActions: true,
  cell: (person) =>
    person.id !== ownId && <Actions person={person} onAction={(action) => onAction(person, action)} />,
});

interface ActionsProps {
  readonly person: StewardListItem;
  readonly onAction: (action: Action) => void;
}

function Actions({ person, onAction }: ActionsProps) {
  const name = formatName(person);
  const action = person.status === 'suspended' ? 'reinstate' : 'suspend';
  return (
    <Row gap={2}>
      <Button
        variant="secondary"
        size="sm"
        aria-label={copy.changeRoleOf(name)}
        onClick={() => onAction('role')}
      >
        {copy.changeRole}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={copy.sessionsOf(name)}
        onClick={() => onAction('sessions')}
      >
        {copy.sessions}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${copy[action]} ${name}`}
        onClick={() => onAction(action)}
      >
        {copy[action]}
      </Button>
    </Row>
  );
}
