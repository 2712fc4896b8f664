import { EmptyState, Row, Stack, below, theme } from '@aera/ui';
import { Segmented } from '@aera/ui/segmented';
import { styled } from 'styled-components';
import { CsvLink } from '../page/csv-link.tsx';
import { Freshness } from '../page/freshness.tsx';
import { ListAndDetail } from '../page/list-and-detail.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { usePageState } from '../page/use-page-state.ts';
import { useListKeys } from '../questions/use-list-keys.ts';
import { contactAddresses } from './contact-addresses.ts';
import { type ContactFilter, filterIn, noFilter, toAddress, toExport } from './contact-filter.ts';
import { ContactFilters } from './contact-filters.tsx';
import { ContactList } from './contact-list.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { ContactsBoard } from './contacts-board.tsx';
import { contactsWords } from './contacts-words.ts';
import { useContactList } from './use-contact-list.ts';

const words = contactsWords.page;
const views = [
  { value: 'list', label: words.view.list },
  { value: 'board', label: words.view.board },
] as const;

/** Gives way, as the list does, where there is room for the open contact alone. */
const Above = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  @media ${below('laptop')} {
    &[data-open='true'] {
      display: none;
    }
  }
`;

/** Stewards work contacts here; the address says which are listed and how, and which is open. */
export function ContactsPage() {
  const state = usePageState();
  const filter = filterIn(state);
  const board = state.get('view') === 'board';
  const shown = board ? ({ ...filter, status: 'all' } as const) : filter;
  const reading = useContactList(shown);
  const selectedId = state.get('contact');
  const select = (id: string | null) => state.set({ contact: id });
  const narrow = (change: Partial<ContactFilter>) => state.set(toAddress({ ...filter, ...change }));
  useListKeys(selectedId);

  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <Stack gap={5}>
        <Above data-open={selectedId !== null}>
          <ContactFilters key={filter.q} filter={filter} onChange={narrow} byStatus={!board} />
          <Row justify="space-between">
            <Segmented
              label={words.view.label}
              options={views}
              value={board ? 'board' : 'list'}
              onValueChange={(view) => state.set({ view: view === 'board' ? view : null, contact: null })}
            />
            <CsvLink
              path={contactAddresses.contactsCsv.path}
              query={toExport(shown)}
              empty={reading.total === 0}
              stepUp
            >
              {words.export}
            </CsvLink>
          </Row>
        </Above>
        {board && selectedId === null ? (
          <ContactsBoard reading={reading} onOpen={select} />
        ) : (
          <ListAndDetail
            title={reading.total === undefined ? contactsWords.title : words.counted(reading.total)}
            aside={<Freshness reading={reading} live />}
            selectedId={selectedId}
            backLabel={contactsWords.back}
            onBack={() => select(null)}
            list={
              <ContactList
                reading={reading}
                filter={filter}
                selectedId={selectedId}
                onSelect={select}
                onClear={() => state.set(noFilter)}
              />
            }
            detail={
              selectedId ? (
                <ContactPanel key={selectedId} id={selectedId} onUpdated={() => select(null)} />
              ) : (
                <EmptyState>{contactsWords.nothingSelected}</EmptyState>
              )
            }
          />
        )}
      </Stack>
    </>
  );
}
