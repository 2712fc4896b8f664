import { type CloseReason, closeReasons, type Contact, type LeadStatus } from '@aera/contracts';
import { Badge, Card, focusRing, Heading, MutedText, Row, Select, Stack, Text, theme } from '@aera/ui';
import { ShowMore } from '@aera/frontend-kit/show-more';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { LeadScore } from '../contact-badges.tsx';
import { type TargetStatus, type useContactList, useUpdateContact } from '../contacts-api.ts';
import { contactsCopy } from '../contacts-copy.ts';

const copy = contactsCopy.page;
const statuses = ['new', 'contacted', 'qualified', 'closed'] as const satisfies LeadStatus[];

/** Returns contacts in the order of the board: column by column. */
export const toBoardOrder = (contacts: readonly Contact[]): readonly Contact[] =>
  statuses.flatMap((status) => contacts.filter((contact) => contact.status === status));

interface Move {
  readonly value: string;
  readonly label: string;
  readonly status: TargetStatus;
  readonly reason?: CloseReason;
}

/** Closing requires a reason. */
const moves: readonly Move[] = [
  { value: 'contacted', label: contactsCopy.actions.contacted, status: 'contacted' },
  { value: 'qualified', label: contactsCopy.actions.qualified, status: 'qualified' },
  ...closeReasons.map((reason): Move => ({
    value: reason,
    label: contactsCopy.closeBecause(reason),
    status: 'closed',
    reason,
  })),
];

/** Columns side by side, with horizontal scrolling. */
const Columns = styled.section`
  /* Cards contain absolutely positioned parts, which only a positioned ancestor clips. */
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(15rem, 1fr);
  gap: ${theme.space[4]};
  align-items: start;
  padding-bottom: ${theme.space[3]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  ${focusRing}
`;

const Column = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.lg};
  scroll-snap-align: start;
  /* Skips the layout of cards outside the view in a long column. */
  &[data-many] > :not(:first-child) {
    content-visibility: auto;
    contain-intrinsic-size: auto 14rem;
  }
`;

const Capitalized = styled.span`
  text-transform: capitalize;
`;

const OpenButton = styled.button`
  padding: 0;
  background: none;
  border: 0;
  font-weight: 600;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}
  &:hover {
    text-decoration: underline;
  }
`;

const minManyContacts = 100;

interface ContactBoardProps {
  readonly query: ReturnType<typeof useContactList>;
  /** The contact that gets the focus when the board appears again. */
  readonly openedId: string | null;
  readonly onOpen: (id: string) => void;
  /** Rendered on each card. */
  readonly leading?: (contact: Contact) => ReactNode;
}

const findContact = (board: HTMLElement | null, id: string | null | undefined): HTMLElement | null =>
  (id && board?.querySelector<HTMLElement>(`[data-entry="${id}"]`)) || null;

/** Focuses an entry if the control that had the focus is gone: the frame passes it on to a heading. */
function focusIfLost(entry: HTMLElement | null): void {
  if (document.activeElement?.matches('body, main, h1, h2, h3')) entry?.focus();
}

/** Contacts as cards in a column for each status. A select on each card changes the status; the focus stays with the contact. */
export function ContactBoard({ query, openedId, onOpen, leading }: ContactBoardProps) {
  const { byStatus } = query;
  const board = useRef<HTMLElement>(null);
  const focusOpened = useEffectEvent(() => focusIfLost(findContact(board.current, openedId)));
  useEffect(() => focusOpened(), []);
  const movedEntry = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (movedEntry.current?.isConnected !== false) return;
    const entry = findContact(board.current, movedEntry.current.dataset['entry']);
    movedEntry.current = null;
    focusIfLost(entry);
  });
  return (
    <QueryContent query={query} copy={contactsCopy}>
      {(contacts) => (
        <Stack gap={4}>
          <Row justify="end">
            <Freshness query={query} live />
          </Row>
          <Columns aria-label={copy.view.board} tabIndex={0} ref={board}>
            {statuses.map((status) => {
              const count = byStatus?.[status] ?? 0;
              const columnContacts = contacts.filter((contact) => contact.status === status);
              return (
                <Column
                  key={status}
                  aria-label={copy.column(status, count)}
                  data-many={contacts.length > minManyContacts || undefined}
                >
                  <Heading level={2} size="sm">
                    <Capitalized>{status}</Capitalized> <Badge variant="outline">{count}</Badge>
                  </Heading>
                  {columnContacts.length === 0 && <MutedText>{copy.emptyColumn}</MutedText>}
                  {columnContacts.map((contact) => (
                    <BoardCard
                      key={contact.id}
                      contact={contact}
                      onOpen={() => onOpen(contact.id)}
                      onMove={(isMoving) => {
                        if (isMoving) movedEntry.current = findContact(board.current, contact.id);
                        else if (movedEntry.current?.dataset['entry'] === contact.id)
                          movedEntry.current = null;
                      }}
                      leading={leading?.(contact)}
                    />
                  ))}
                </Column>
              );
            })}
          </Columns>
          <ShowMore query={query}>{copy.more}</ShowMore>
        </Stack>
      )}
    </QueryContent>
  );
}

interface BoardCardProps {
  readonly contact: Contact;
  readonly onOpen: () => void;
  /** Called with true when the contact is being moved to another column, and with false when that failed. */
  readonly onMove: (isMoving: boolean) => void;
  readonly leading: ReactNode;
}

function BoardCard({ contact, onOpen, onMove, leading }: BoardCardProps) {
  const { mutate, isPending } = useUpdateContact({ reportsFailure: true });
  const name = contact.name || contactsCopy.erased;
  const offered = moves.filter(({ status }) => status !== contact.status);
  const move = (chosen: string) => {
    const to = offered.find(({ value }) => value === chosen);
    if (!to || isPending) return;
    onMove(true);
    const { status, reason } = to;
    mutate({ contact, status, ...(reason && { reason }) }, { onError: () => onMove(false) });
  };
  return (
    <Card padding={4}>
      <Stack gap={2}>
        <Row gap={1} wrap={false} align="start">
          {leading}
          <OpenButton type="button" data-entry={contact.id} onClick={onOpen}>
            {name}
          </OpenButton>
        </Row>
        <Text size="sm">{contact.subject ?? contactsCopy.noSubject}</Text>
        <MutedText size="xs">{formatDate(contact.createdAt)}</MutedText>
        <div>
          <LeadScore score={contact.leadScore} />
        </div>
        <Select
          label={copy.move}
          aria-label={copy.moveTo(name)}
          value=""
          aria-disabled={isPending}
          options={[{ value: '', label: copy.choose }, ...offered]}
          onChange={({ target }) => move(target.value)}
        />
      </Stack>
    </Card>
  );
}
