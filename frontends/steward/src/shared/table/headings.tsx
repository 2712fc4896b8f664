import type { Column } from './column.ts';
import { type AllChoice, ChoiceBox } from './row-choice.tsx';
import { SortHeading } from './sort-heading.tsx';
import type { SortedColumn } from './sort-select.tsx';
import { type Sort, nextSort } from './sorted-rows.ts';
import { tableWords as words } from './table-copy.ts';

export interface HeadingsProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Those of them that can be sorted by. */
  readonly sorted: readonly SortedColumn[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  /** Where rows can be chosen. */
  readonly choice: AllChoice | undefined;
  /** Whether rows say their place in the whole list. */
  readonly counted: boolean;
}

/** The names of a `WorkTable`'s columns, of which some sort it. */
export const Headings = <Row,>({ columns, sorted, sort, onSort, choice, counted }: HeadingsProps<Row>) => (
  <thead>
    <tr aria-rowindex={counted ? 1 : undefined}>
      {choice && (
        <th scope="col" data-choice>
          <ChoiceBox label={words.chooseAll} checked={choice.all} onChange={choice.onAll} />
        </th>
      )}
      {columns.map(({ id, title, end }) => {
        const first = sorted.find((column) => column.id === id)?.first;
        return first ? (
          <SortHeading
            key={id}
            label={title}
            end={end}
            order={sort?.column === id ? sort.order : undefined}
            onSort={() => onSort(nextSort(id, sort, first))}
          />
        ) : (
          <th key={id} scope="col" data-end={end || undefined}>
            {title}
          </th>
        );
      })}
    </tr>
  </thead>
);
