import { PagedList } from '../page/paged-list.tsx';
import { ContactEntry } from './contact-entry.tsx';
import { type ContactFilter, isNarrowed } from './contact-filter.ts';
import { contactsWords as words } from './contacts-words.ts';
import type { useContactList } from './use-contact-list.ts';

export interface ContactListProps {
  readonly reading: ReturnType<typeof useContactList>;
  readonly filter: ContactFilter;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onClear: () => void;
}

/** The contacts of a filter, page after page. */
export const ContactList = ({ filter, ...list }: ContactListProps) => (
  <PagedList
    label={words.title}
    words={words}
    pageWords={words.page}
    narrowed={isNarrowed(filter) || filter.status !== 'open'}
    {...list}
  >
    {(contact) => <ContactEntry contact={contact} />}
  </PagedList>
);
