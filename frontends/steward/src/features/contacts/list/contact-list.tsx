import type { Contact } from '@aera/contracts';
import type { ReactNode } from 'react';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { bulkJobsCopy } from '../bulk-jobs/bulk-jobs-copy.ts';
import { ContactEntry } from './contact-entry.tsx';
import { type ContactFilter, isNarrowed } from '../parts/contact-filter.ts';
import { contactsCopy as copy } from '../contacts-copy.ts';
import type { useContactList } from '../contacts-api.ts';

export interface ContactListProps {
  readonly reading: ReturnType<typeof useContactList>;
  readonly filter: ContactFilter;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onClear: () => void;
  /** Before each of them. */
  readonly beside?: (contact: Contact) => ReactNode;
}

/** The contacts of a filter, page after page. */
export const ContactList = ({ filter, ...list }: ContactListProps) => (
  <PagedList
    label={copy.title}
    copy={copy}
    pageCopy={{ ...copy.page, keys: list.beside ? bulkJobsCopy.selection.keys : copy.page.keys }}
    narrowed={isNarrowed(filter) || filter.status !== 'open'}
    {...list}
  >
    {(contact) => <ContactEntry contact={contact} />}
  </PagedList>
);
