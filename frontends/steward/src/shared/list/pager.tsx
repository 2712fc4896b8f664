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
export const pageIn = (text: string | null): number =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;

/** Which part of a list is shown, and the way to the parts beside it. */
export function Pager({ label, page, size, total, showing, onPage }: PagerProps) {
  const first = (page - 1) * size + 1;
  return (
    <Row as="nav" aria-label={label} justify="space-between">
      <Text as="output" size="sm" tone="muted">
        {showing(first, Math.min(page * size, total), total)}
      </Text>
      <Row gap={2}>
        <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeftIcon />
          Previous
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={page >= lastPage(total, size)}
          onClick={() => onPage(page + 1)}
        >
          Next
          <ChevronRightIcon />
        </Button>
      </Row>
    </Row>
  );
}
