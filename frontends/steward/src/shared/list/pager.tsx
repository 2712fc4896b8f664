import { Button, ChevronLeftIcon, ChevronRightIcon, Row, Text } from '@aera/ui';

interface PagerProps {
  /** Names the navigation. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly showing: (from: number, to: number, total: number) => string;
  readonly onPage: (page: number) => void;
}

export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** A page number as it stands in an address; the first for anything else. */
export const parsePage = (text: string | null): number =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;

/** The part of a list that is shown, and buttons to the pages beside it. */
export function Pager({ label, page, size, total, showing, onPage }: PagerProps) {
  const first = (page - 1) * size + 1;
  return (
    <Row as="nav" aria-label={label} justify="space-between">
      <Text as="output" size="sm" tone="muted">
        {showing(first, Math.min(page * size, total), total)}
      </Text>
      <PageButtons
        previous={page > 1 ? () => onPage(page - 1) : null}
        next={page < lastPage(total, size) ? () => onPage(page + 1) : null}
      />
    </Row>
  );
}

interface PageButtonsProps {
  /** Null where there is no such page. */
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  readonly copy?: { readonly previous: string; readonly next: string };
}

/** Buttons to the previous and the next page. */
export const PageButtons = ({ previous, next, copy = pageCopy }: PageButtonsProps) => (
  <Row gap={2} wrap={false}>
    <Button variant="secondary" size="sm" disabled={previous === null} onClick={() => previous?.()}>
      <ChevronLeftIcon />
      {copy.previous}
    </Button>
    <Button variant="secondary" size="sm" disabled={next === null} onClick={() => next?.()}>
      {copy.next}
      <ChevronRightIcon />
    </Button>
  </Row>
);

const pageCopy = { previous: 'Previous', next: 'Next' } as const;
