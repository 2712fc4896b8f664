import { Button, ChevronLeftIcon, ChevronRightIcon, MutedText, Row } from '@aera/ui';
import { formatCount } from '../copy/format-number.ts';
import { useUrlState } from '../page/use-url-state.ts';

/** A page number from the URL; 1 for any other text. */
const parsePage = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Returns the page of a list from a URL parameter, and the query for that page. */
export function usePaging(size: number, parameter = 'page') {
  const { get, set } = useUrlState();
  const page = parsePage(get(parameter));
  return {
    page,
    size,
    query: { limit: size, offset: (page - 1) * size },
    setPage: (next: number, options?: { readonly replace: boolean }) =>
      set({ [parameter]: next === 1 ? null : String(next) }, options),
  };
}

export type Paging = ReturnType<typeof usePaging>;

export const readLastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

interface PagerProps {
  readonly paging: Paging;
  readonly total: number;
  /** Plural name of the rows, such as "articles". */
  readonly noun: string;
}

/** The range of rows on this page, and buttons to the previous and the next page. */
export function Pager({ paging: { page, size, setPage }, total, noun }: PagerProps) {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return (
    <Row as="nav" aria-label={`Pages of ${noun}`} justify="space-between">
      <MutedText as="output">{`Showing ${first} to ${last} of ${formatCount(total)} ${noun}`}</MutedText>
      <PageButtons
        previous={page > 1 ? () => setPage(page - 1) : null}
        next={page < readLastPage(total, size) ? () => setPage(page + 1) : null}
      />
    </Row>
  );
}

interface PageButtonsProps {
  /** Opens the previous page; null on the first page. */
  readonly previous: (() => void) | null;
  /** Opens the next page; null on the last page. */
  readonly next: (() => void) | null;
  readonly copy?: { readonly previous: string; readonly next: string };
}

/** Buttons to the previous and the next page. They stay in place, because they may have the focus. */
export const PageButtons = ({ previous, next, copy = pageCopy }: PageButtonsProps) => (
  <Row gap={2} wrap={false}>
    <Button variant="secondary" size="sm" aria-disabled={previous === null} onClick={() => previous?.()}>
      <ChevronLeftIcon />
      {copy.previous}
    </Button>
    <Button variant="secondary" size="sm" aria-disabled={next === null} onClick={() => next?.()}>
      {copy.next}
      <ChevronRightIcon />
    </Button>
  </Row>
);

const pageCopy = { previous: 'Previous', next: 'Next' } as const;
