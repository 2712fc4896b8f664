import type { Contact } from '@aera/contracts';
import { useClock, useSteward } from '@aera/frontend-kit';
import { Badge, MutedText, Row } from '@aera/ui';
import type { ReactNode } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { bulkJobsCopy } from '../bulk-jobs/bulk-jobs-copy.ts';
import { StatusBadge } from '../contact-badges.tsx';
import { type ContactFilter, contactFilter } from '../contact-filter.ts';
import { type useContactList, useEndOfDay } from '../contacts-api.ts';
import { contactsCopy as copy } from '../contacts-copy.ts';
import { EntryName, EntryLine } from '../../../shared/list/entry-list.tsx';

const ContactEntry = ({ contact }: { readonly contact: Contact }) => (
  <>
    <Row as="span" justify="space-between" wrap={false} align="start">
      <EntryName>{contact.name || copy.erased}</EntryName>
      <StatusBadge status={contact.status} />
    </Row>
    <EntryLine as="span" size="xs" tone="muted">
      {contact.email}
    </EntryLine>
    <EntryLine as="span" size="sm">
      {contact.subject ?? copy.noSubject}
    </EntryLine>
    <OwnWork {...contact} />
    <MutedText as="span" size="xs">
      {formatDate(contact.createdAt)}
    </MutedText>
  </>
);

/** The next step of an own contact, if it is due today. */
function OwnWork({ status, owner, nextStep }: Contact) {
  const { steward } = useSteward();
  const endOfDay = useEndOfDay();
  const dueAt = nextStep?.dueAt ? Date.parse(nextStep.dueAt) : Infinity;
  const isOverdue = useClock((now) => Number(dueAt < now.getTime())) === 1;
  if (status === 'closed' || owner?.id !== steward?.id || dueAt >= Date.parse(endOfDay)) return null;
  return (
    <Row as="span" gap={2}>
      <Badge variant="warning">{isOverdue ? copy.next.late : copy.next.dueToday}</Badge>
      <EntryLine as="span" size="sm">
        {nextStep?.step || copy.erased}
      </EntryLine>
    </Row>
  );
}

interface ContactListProps {
  readonly query: ReturnType<typeof useContactList>;
  readonly filter: ContactFilter;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onClear: () => void;
  /** Rendered before each contact. */
  readonly leading?: (contact: Contact) => ReactNode;
}

/** The contacts that match a filter, loaded page by page. */
export const ContactList = ({ filter, ...list }: ContactListProps) => (
  <PagedList
    label={copy.title}
    copy={copy}
    pageCopy={{ ...copy.page, keys: list.leading ? bulkJobsCopy.selection.keys : copy.page.keys }}
    isFiltered={Object.values(contactFilter.toParams({ ...filter, sort: 'mine' })).some(Boolean)}
    {...list}
  >
    {(contact) => <ContactEntry contact={contact} />}
  </PagedList>
);
