import { Button, ChevronLeftIcon, ChevronRightIcon, Row, Text } from '@aera/ui';
import { consentsWords as words } from './consents-words.ts';
import { pageSize } from './use-consents.ts';

export interface ConsentPagesProps {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

export function ConsentPages({ page, total, onPage }: ConsentPagesProps) {
  const first = (page - 1) * pageSize + 1;
  return (
    <Row as="nav" aria-label={words.pages} justify="space-between">
      <Text as="output" size="sm" tone="muted">
        {words.showing(first, Math.min(page * pageSize, total), total)}
      </Text>
      <Row gap={2}>
        <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeftIcon />
          {words.previous}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={page >= lastPage(total)}
          onClick={() => onPage(page + 1)}
        >
          {words.next}
          <ChevronRightIcon />
        </Button>
      </Row>
    </Row>
  );
}
