import type { Contact } from '@aera/contracts';
import { Row, Text } from '@aera/ui';
import type { ReactNode } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { bulkJobsCopy } from '../bulk-jobs/bulk-jobs-copy.ts';
import { StatusBadge } from '../contact-badges.tsx';
import { type ContactFilter, contactFilter } from '../contact-filter.ts';
import type { useContactList } from '../contacts-api.ts';
import { contactsCopy as copy } from '../contacts-copy.ts';
import { EntryName, EntryLine } from '../../../shared/list/entry-list.tsx';

export const ContactEntry = ({ contact }: { readonly contact: Contact }) => (
  <>
    <Row as="span" justify="space-between" wrap={false} align="start">
      <EntryName>{contact.name}</EntryName>
      <StatusBadge status={contact.status} />
    </Row>
    <EntryLine as="span" size="xs" tone="muted">
      {contact.email}
    </EntryLine>
    <EntryLine as="span" size="sm">
      {contact.subject ?? copy.noSubject}
    </EntryLine>
    <Text as="span" size="xs" tone="muted">
      {formatDate(contact.createdAt)}
    </Text>
  </>
);

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
    narrowed={Object.values(contactFilter.toParams({ ...filter, sort: 'newest' })).some(Boolean)}
    {...list}
  >
    {(contact) => <ContactEntry contact={contact} />}
  </PagedList>
);
