import { listContacts } from '@aera/contracts';
import { EmptyState } from '@aera/ui';
import { contactsCopy as copy } from '../contacts-copy.ts';
import { ContactEntry } from './contact-list.tsx';
import { ContactDetail } from './detail/contact-detail.tsx';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { ListAndDetail } from '../../../shared/list/list-and-detail.tsx';
import { QueryList } from '../../../shared/list/paged-list.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

const pollIntervalMs = 30_000;

/** Reads all contact leads, newest first, and polls every 30 s. */
const useContacts = () => useStewardQuery(listContacts, { intervalMs: pollIntervalMs });

/** The contacts tab: the list on the left, the contact in the URL on the right. */
export function Contacts() {
  const query = useContacts();
  const { get, set } = usePageState();
  const selectedId = get('contact');
  const contacts = query.data;
  const selected = contacts?.find(({ id }) => id === selectedId);
  const select = (id: string | null) => set({ contact: id });

  return (
    <ListAndDetail
      title={copy.title}
      aside={<Freshness query={query} live />}
      selectedId={selectedId}
      backLabel={copy.back}
      onBack={() => select(null)}
      list={
        <QueryList label={copy.title} copy={copy} query={query} selectedId={selectedId} onSelect={select}>
          {(contact) => <ContactEntry contact={contact} />}
        </QueryList>
      }
      detail={
        selected ? (
          <ContactDetail key={selected.id} contact={selected} onUpdated={() => select(null)} />
        ) : (
          <EmptyState>{selectedId && contacts ? copy.unknown : copy.nothingSelected}</EmptyState>
        )
      }
    />
  );
}
