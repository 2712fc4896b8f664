import { Button, Row, Text } from '@aera/ui';
import { breakdownWords as words } from './breakdown-words.ts';
import { fewRows, mostRows } from './table-state.ts';

const step = 20;

export interface RowCountProps {
  readonly shown: number;
  readonly total: number;
  /** How many the table is to show. */
  readonly asked: number;
  readonly onRows: (rows: number) => void;
}

/** How much of a table shows, and the way to more of it. */
export const RowCount = ({ shown, total, asked, onRows }: RowCountProps) => (
  <Row justify="space-between">
    <Text as="output" size="xs" tone="muted">
      {words.shown(shown, total)}
    </Text>
    <Row gap={1}>
      {asked > fewRows && (
        <Button variant="ghost" size="sm" onClick={() => onRows(fewRows)}>
          {words.fewer}
        </Button>
      )}
      {shown < total && asked < mostRows && (
        <Button variant="ghost" size="sm" onClick={() => onRows(Math.min(asked + step, mostRows))}>
          {words.more}
        </Button>
      )}
    </Row>
  </Row>
);
