import { EmptyState, Stack } from '@aera/ui';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { ListAndDetail } from '../../../shared/list/list-and-detail.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useListKeys } from '../../../shared/keys/keyboard.ts';
import { Compare } from './compare-contacts.tsx';
import { DuplicateEntry } from './duplicate-entry.tsx';
import { mergesCopy as copy } from './merges-copy.ts';
import { useDuplicates } from './merges-api.ts';

const pageCopy = {
  more: copy.more,
  moreFailed: copy.moreFailed,
  keys: copy.keys,
  nothingFound: copy.empty,
  clear: copy.back,
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
      <PageTitle title={copy.title} lead={copy.lead} />
      <Stack gap={5}>
        <ListAndDetail
          title={last ? copy.counted(last.total) : copy.title}
          aside={<Freshness reading={reading} live />}
          selectedId={pair}
          backLabel={copy.back}
          onBack={() => select(null)}
          list={
            <PagedList
              label={copy.title}
              copy={copy}
              pageCopy={pageCopy}
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
              <EmptyState>{pair === null ? copy.nothingSelected : copy.compare.pair}</EmptyState>
            )
          }
        />
      </Stack>
    </>
  );
}
