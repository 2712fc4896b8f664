import type { Contact } from '@aera/contracts';
import { EmptyState, Row, Stack, below, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { styled } from 'styled-components';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { ListAndDetail } from '../../../shared/list/list-and-detail.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useListKeys } from '../../../shared/keys/keyboard.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { SelectCheckbox, SelectionBar } from '../bulk-jobs/selection-bar.tsx';
import { useSelection, useSelectionKeys } from '../bulk-jobs/use-selection.ts';
import { type ContactFilter, readContactFilter, noFilter, toSearchParams } from '../contact-filter.ts';
import { ContactFilters } from './contact-filters.tsx';
import { ContactList } from './contact-list.tsx';
import { ContactPanel } from './detail/contact-panel.tsx';
import { ContactBoard } from './board.tsx';
import { contactsCopy } from '../contacts-copy.ts';
import { ExportMenu } from './export-menu.tsx';
import { useContactList } from '../contacts-api.ts';
import { readLayout } from '../saved-views/saved-view-filter.ts';
import { SavedViewsBar } from '../saved-views/saved-views-bar.tsx';

const copy = contactsCopy.page;
const layouts = [
  { value: 'list', label: copy.view.list },
  { value: 'board', label: copy.view.board },
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
  const filter = readContactFilter(state);
  const board = readLayout(state) === 'board';
  const shown = board ? ({ ...filter, status: 'all' } as const) : filter;
  const query = useContactList(shown);
  const selectedId = state.get('contact');
  const select = (id: string | null) => state.set({ contact: id });
  const narrow = (change: Partial<ContactFilter>) => state.set(toSearchParams({ ...filter, ...change }));
  const mayChange = useMayChange();
  const selection = useSelection(JSON.stringify(shown), query.data?.map(({ id }) => id) ?? []);
  const leading = (contact: Contact) => <SelectCheckbox contact={contact} selection={selection} />;
  useListKeys(selectedId);
  useSelectionKeys(selection, mayChange);

  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <Stack gap={5}>
        <Above data-open={selectedId !== null}>
          <SavedViewsBar state={state} />
          <ContactFilters key={filter.q} filter={filter} onChange={narrow} byStatus={!board} />
          <Row justify="space-between">
            <SegmentedControl
              label={copy.view.label}
              options={layouts}
              value={board ? 'board' : 'list'}
              onValueChange={(layout) =>
                state.set({
                  layout: layout === 'board' ? layout : null,
                  contact: null,
                  ...(state.get('view') === 'board' && { view: null }),
                })
              }
            />
            {mayChange && <ExportMenu filter={shown} total={query.total} />}
          </Row>
          {mayChange && <SelectionBar selection={selection} total={query.total} filter={shown} />}
        </Above>
        {board && selectedId === null ? (
          <ContactBoard query={query} onOpen={select} {...(mayChange && { leading })} />
        ) : (
          <ListAndDetail
            title={query.total === undefined ? contactsCopy.title : copy.counted(query.total)}
            aside={<Freshness query={query} live />}
            selectedId={selectedId}
            backLabel={contactsCopy.back}
            onBack={() => select(null)}
            list={
              <ContactList
                query={query}
                filter={filter}
                selectedId={selectedId}
                onSelect={select}
                onClear={() => state.set({ ...noFilter, view: null })}
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
    </>
  );
}
