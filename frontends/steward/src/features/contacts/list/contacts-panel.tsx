import { listContacts } from '@aera/contracts';
import { EmptyState } from '@aera/ui';
import { contactsCopy as copy } from '../contacts-copy.ts';
import { ContactEntry } from './contact-entry.tsx';
import { ContactDetail } from './detail/contact-detail.tsx';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { ListAndDetail } from '../../../shared/list/list-and-detail.tsx';
import { ReadingList } from '../../../shared/list/paged-list.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

const halfAMinute = 30_000;

/** All contact leads, newest first, read again every 30 seconds. */
const useContacts = () => useStewardQuery(listContacts, { every: halfAMinute });

/** The contacts tab: submissions on the left, the one that the address names on the right. */
export function Contacts() {
  const reading = useContacts();
  const { get, set } = usePageState();
  const selectedId = get('contact');
  const contacts = reading.data;
  const selected = contacts?.find(({ id }) => id === selectedId);
  const select = (id: string | null) => set({ contact: id });

  return (
    <ListAndDetail
      title={copy.title}
      aside={<Freshness reading={reading} live />}
      selectedId={selectedId}
      backLabel={copy.back}
      onBack={() => select(null)}
      list={
        <ReadingList
          label={copy.title}
          copy={copy}
          reading={reading}
          selectedId={selectedId}
          onSelect={select}
        >
          {(contact) => <ContactEntry contact={contact} />}
        </ReadingList>
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
