import { EmptyState, Stack } from '@aera/ui';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { ListAndDetail } from '../../../shared/list/list-and-detail.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useListKeys } from '../../../shared/keys/keyboard.ts';
import { Compare } from './compare-contacts.tsx';
import { DuplicateEntry } from './duplicate-entry.tsx';
import { mergesWords as words } from './merges-copy.ts';
import { useDuplicates } from './merges-api.ts';

const pageWords = {
  more: words.more,
  moreFailed: words.moreFailed,
  keys: words.keys,
  nothingFound: words.empty,
  clear: words.back,
};

/** Contacts that may be one person; the address says which two are compared, also two that a steward chose. */
export function DuplicatesPage() {
  const state = usePageState();
  const pair = state.get('pair');
  const { last, ...reading } = useDuplicates();
  const select = (id: string | null) => state.set({ pair: id });
  useListKeys(pair);
  const [one, other] = pair?.split('~') ?? [];

  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <Stack gap={5}>
        <ListAndDetail
          title={last ? words.counted(last.total) : words.title}
          aside={<Freshness reading={reading} live />}
          selectedId={pair}
          backLabel={words.back}
          onBack={() => select(null)}
          list={
            <PagedList
              label={words.title}
              words={words}
              pageWords={pageWords}
              narrowed={false}
              reading={reading}
              selectedId={pair}
              onSelect={select}
              onClear={() => select(null)}
            >
              {(duplicate) => <DuplicateEntry duplicate={duplicate} />}
            </PagedList>
          }
          detail={
            one && other ? (
              <Compare key={pair} one={one} other={other} onDecided={() => select(null)} />
            ) : (
              <EmptyState>{pair === null ? words.nothingSelected : words.compare.pair}</EmptyState>
            )
          }
        />
      </Stack>
    </>
  );
}
