import { ArrowUpIcon, Button, Checkbox, IconButton, theme, toOptions } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { styled } from 'styled-components';
import { tableCopy as copy } from './table-copy.ts';
import { type ArrangedColumn, type TableLayout, isMovable } from './table-layout.ts';

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 17rem;
  padding: ${theme.space[2]};
`;

const Columns = styled.fieldset`
  display: grid;
  gap: 0;
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${theme.space[1]};
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
    font-weight: 600;
  }
  > div {
    display: flex;
    align-items: center;
    > label {
      flex: 1;
      align-items: center;
    }
    > button {
      width: 2.25rem;
      height: 2.25rem;
    }
  }
`;

const ArrowDown = styled(ArrowUpIcon)`
  rotate: 180deg;
`;

export interface TableArrangementProps {
  /** In display order. */
  readonly columns: readonly (ArrangedColumn & { readonly title: string })[];
  readonly layout: TableLayout;
  readonly onLayout: (change: Partial<TableLayout> | null) => void;
}

/** Shows, hides and moves columns, and sets the row height. */
export function TableArrangement({ columns, layout, onLayout }: TableArrangementProps) {
  const ids = columns.map(({ id }) => id);
  const movable = columns.filter(isMovable);
  const move = (id: string, step: -1 | 1) => {
    const index = ids.indexOf(id);
    const neighbour = columns[index + step];
    if (!neighbour || !isMovable(neighbour)) return;
    onLayout({ order: ids.with(index, neighbour.id).with(index + step, id) });
  };
  const toggle = (id: string, visible: boolean) =>
    onLayout({ hidden: [...layout.hidden.filter((hidden) => hidden !== id), ...(visible ? [] : [id])] });
  return (
    <Panel>
      <Columns>
        <legend>{copy.visibleColumns}</legend>
        {columns.map((column) => (
          <div key={column.id}>
            <Checkbox
              label={column.title}
              checked={column.isRowHeader === true || !layout.hidden.includes(column.id)}
              disabled={column.isRowHeader === true}
              onChange={({ target }) => toggle(column.id, target.checked)}
            />
            {isMovable(column) && (
              <>
                <IconButton
                  label={copy.moveUp(column.title)}
                  aria-disabled={column === movable[0]}
                  onClick={() => move(column.id, -1)}
                >
                  <ArrowUpIcon size="1em" />
                </IconButton>
                <IconButton
                  label={copy.moveDown(column.title)}
                  aria-disabled={column === movable.at(-1)}
                  onClick={() => move(column.id, 1)}
                >
                  <ArrowDown size="1em" />
                </IconButton>
              </>
            )}
          </div>
        ))}
      </Columns>
      <SegmentedControl
        label={copy.rows}
        options={toOptions(copy.density, ['roomy', 'dense'])}
        value={layout.dense ? 'dense' : 'roomy'}
        onValueChange={(density) => onLayout({ dense: density === 'dense' })}
      />
      <Button variant="ghost" size="sm" onClick={() => onLayout(null)}>
        {copy.reset}
      </Button>
    </Panel>
  );
}
