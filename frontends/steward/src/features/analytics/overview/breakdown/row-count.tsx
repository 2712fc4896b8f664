import { Button, Row, Text } from '@aera/ui';
import { fewRows, mostRows } from './table-state.ts';
import { breakdownWords as words } from '../overview-copy.ts';

const step = 20;

export interface RowCountProps {
  readonly shown: number;
  readonly total: number;
  /** How many the table is to show. */
  readonly asked: number;
  readonly onRows: (rows: number) => void;
}

/** How much of a table shows, and the way to more of it. A button that has nothing to do stays, since it may have the focus. */
export function RowCount({ shown, total, asked, onRows }: RowCountProps) {
  const [fewer, more] = [asked > fewRows, shown < total && asked < mostRows];
  return (
    <Row justify="space-between">
      <Text as="output" size="xs" tone="muted">
        {words.shown(shown, total)}
      </Text>
      <Row gap={1}>
        <Button variant="ghost" size="sm" aria-disabled={!fewer} onClick={() => fewer && onRows(fewRows)}>
          {words.fewer}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={!more}
          onClick={() => more && onRows(Math.min(asked + step, mostRows))}
        >
          {words.more}
        </Button>
      </Row>
    </Row>
  );
}
