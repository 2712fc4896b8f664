import type { Contact } from '@aera/contracts';
import { below, EmptyState, Row, Stack, theme, toOptions } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { ListAndDetail } from '../../../shared/list/list-and-detail.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { useListKeys } from '../../../shared/keys/keyboard.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { RunningBulkJobs } from '../bulk-jobs/running-bulk-jobs.tsx';
import { SelectCheckbox, SelectionBar } from '../bulk-jobs/selection-bar.tsx';
import { useSelection, useSelectionKeys } from '../bulk-jobs/use-selection.ts';
import { type ContactFilter, contactFilter } from '../contact-filter.ts';
import { ContactFilters } from './contact-filters.tsx';
import { ContactList } from './contact-list.tsx';
import { ContactPanel } from './detail/contact-panel.tsx';
import { ContactBoard, toBoardOrder } from './board.tsx';
import { contactsCopy } from '../contacts-copy.ts';
import { ExportMenu } from './export-menu.tsx';
import { useContactList } from '../contacts-api.ts';
import { readLayout } from '../saved-views/view-filter.ts';
import { SavedViewsBar } from '../saved-views/saved-views-bar.tsx';

const copy = contactsCopy.page;
const layouts = toOptions(copy.view, ['list', 'board']);

/** Hidden on small screens while a contact is open. */
const Above = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  @media ${below('laptop')} {
    &[data-open='true'] {
      display: none;
    }
  }
`;

/** Contacts as a list or a board. The URL contains the filter, the layout and the open contact. */
function ContactsScreen() {
  const state = useUrlState();
  const filter = contactFilter.read(state);
  const isBoard = readLayout(state) === 'board';
  const listFilter = isBoard ? ({ ...filter, status: 'all' } as const) : filter;
  const query = useContactList(listFilter);
  const selectedId = state.get('contact');
  const select = (id: string | null) => state.set({ contact: id });
  const changeFilter = (change: Partial<ContactFilter>) => state.set(contactFilter.toChanges(change));
  /** The contact that was opened from the board, which takes the focus back. */
  const [openedId, setOpenedId] = useState<string | null>(null);
  const openFromBoard = (id: string) => {
    setOpenedId(id);
    select(id);
  };
  const mayChange = useMayChange();
  const showsBoard = isBoard && selectedId === null;
  const contacts = query.data ?? [];
  const selection = useSelection(JSON.stringify(listFilter), showsBoard ? toBoardOrder(contacts) : contacts);
  const leading = (contact: Contact) => <SelectCheckbox contact={contact} selection={selection} />;
  useListKeys(selectedId);
  useSelectionKeys(selection, mayChange);

  return (
    <Stack gap={5}>
      <Above data-open={selectedId !== null}>
        <SavedViewsBar state={state} />
        <ContactFilters filter={filter} onChange={changeFilter} showStatus={!isBoard} />
        <Row justify="space-between">
          <Row gap={3}>
            <SegmentedControl
              label={copy.view.label}
              options={layouts}
              value={isBoard ? 'board' : 'list'}
              onValueChange={(layout) =>
                state.set({
                  layout: layout === 'board' ? layout : null,
                  contact: null,
                  ...(state.get('view') === 'board' && { view: null }),
                })
              }
            />
            {mayChange && <SelectionBar selection={selection} total={query.total} filter={listFilter} />}
          </Row>
          {mayChange && <ExportMenu filter={listFilter} total={query.total} />}
        </Row>
      </Above>
      {showsBoard ? (
        <ContactBoard
          query={query}
          openedId={openedId}
          onOpen={openFromBoard}
          {...(mayChange && { leading })}
        />
      ) : (
        <ListAndDetail
          title={query.total === undefined ? contactsCopy.title : copy.counted(query.total)}
          aside={<Freshness query={query} live />}
          selectedId={selectedId}
          backLabel={contactsCopy.back}
          onBack={() => select(null)}
          startsInDetail={isBoard && openedId !== null}
          list={
            <ContactList
              query={query}
              filter={filter}
              selectedId={selectedId}
              onSelect={select}
              onClear={() => state.set({ ...contactFilter.none, view: null })}
              {...(mayChange && { leading })}
            />
          }
          detail={
            selectedId ? (
              <ContactPanel key={selectedId} id={selectedId} onUpdated={() => select(null)} />
            ) : (
              <EmptyState>{contactsCopy.nothingSelected}</EmptyState>
            )
          }
        />
      )}
    </Stack>
  );
}

/** The page of the contacts. */
export const ContactsPage = () => (
  <>
    <PageTitle title={copy.title} />
    <ContactsScreen />
  </>
);

/** The portal's tab of the contacts, outside the layout of the contact pages. */
export const ContactsTab = () => (
  <Stack gap={5}>
    <RunningBulkJobs />
    <ContactsScreen />
  </Stack>
);
