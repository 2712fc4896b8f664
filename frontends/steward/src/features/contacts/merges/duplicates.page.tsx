import type { Duplicate, MergeContact } from '@aera/contracts';
import { EmptyState, Row, Stack } from '@aera/ui';
import { useListKeys } from '../../../shared/keys/keyboard.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { ListAndDetail } from '../../../shared/list/list-and-detail.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { CompareContacts } from './compare-contacts.tsx';
import { useDuplicates } from './merges-api.ts';
import { mergesCopy as copy } from './merges-copy.ts';
import { Strength } from './other-contact.tsx';
import { EntryName, EntryLine } from '../../../shared/list/entry-list.tsx';

const formatPersonName = ([first]: readonly MergeContact[]): string => first?.name || copy.erased;
const listEmails = (contacts: readonly MergeContact[]): string =>
  contacts.map(({ email }) => email).join(', ');

const DuplicateEntry = ({
  duplicate: { one, other, strength, reasons },
}: {
  readonly duplicate: Duplicate;
}) => (
  <>
    <Row as="span" justify="space-between" wrap={false} align="start">
      <EntryName>
        {copy.formatPair(formatPersonName(one.contacts), formatPersonName(other.contacts))}
      </EntryName>
      <Strength strength={strength} />
    </Row>
    <EntryLine as="span" size="xs" tone="muted">
      {listEmails(one.contacts)}
    </EntryLine>
    <EntryLine as="span" size="xs" tone="muted">
      {listEmails(other.contacts)}
    </EntryLine>
    {reasons.map((each) => (
      <EntryLine as="span" size="sm" key={each.reason}>
        {copy.reason(each)}
      </EntryLine>
    ))}
  </>
);

const pageCopy = {
  more: copy.more,
  keys: copy.keys,
  nothingFound: copy.empty,
  clear: copy.back,
};

/** Contacts that may be the same person. The URL contains the pair to compare, even one that is not in the list. */
export function DuplicatesPage() {
  const state = useUrlState();
  const pair = state.get('pair');
  const { last: lastPage, ...query } = useDuplicates();
  const select = (id: string | null) => state.set({ pair: id });
  useListKeys(pair);
  const [oneId, otherId] = pair?.split('~') ?? [];

  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <Stack gap={5}>
        <ListAndDetail
          title={lastPage ? copy.counted(lastPage.total, lastPage.more) : copy.title}
          aside={<Freshness query={query} live />}
          selectedId={pair}
          backLabel={copy.back}
          onBack={() => select(null)}
          list={
            <PagedList
              label={copy.title}
              copy={copy}
              pageCopy={pageCopy}
              isFiltered={false}
              query={query}
              selectedId={pair}
              onSelect={select}
              onClear={() => select(null)}
            >
              {(duplicate) => <DuplicateEntry duplicate={duplicate} />}
            </PagedList>
          }
          detail={
            oneId && otherId ? (
              <CompareContacts key={pair} one={oneId} other={otherId} onDecided={() => select(null)} />
            ) : (
              <EmptyState>{pair === null ? copy.nothingSelected : copy.compare.invalidPair}</EmptyState>
            )
          }
        />
      </Stack>
    </>
  );
}
