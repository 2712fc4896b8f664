import { ArrowUpIcon, Button, Checkbox, IconButton, theme } from '@aera/ui';
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
  /** In the order that they are shown in. */
  readonly columns: readonly (ArrangedColumn & { readonly title: string })[];
  readonly layout: TableLayout;
  /** Null resets the layout. */
  readonly onLayout: (change: Partial<TableLayout> | null) => void;
}

/** Shows, hides and moves columns, and sets how close the rows are. */
export function TableArrangement({ columns, layout, onLayout }: TableArrangementProps) {
  const ids = columns.map(({ id }) => id);
  const movable = columns.filter(isMovable);
  const move = (id: string, step: -1 | 1) => {
    const index = ids.indexOf(id);
    const [other, beside] = [ids[index + step], columns[index + step]];
    if (other === undefined || !beside || !isMovable(beside)) return;
    onLayout({ order: ids.with(index, other).with(index + step, id) });
  };
  const toggle = (id: string, isShown: boolean) =>
    onLayout({ hidden: [...layout.hidden.filter((one) => one !== id), ...(isShown ? [] : [id])] });
  return (
    <Panel>
      <Columns>
        <legend>{copy.columns}</legend>
        {columns.map(({ id, title, names, acts }) => (
          <div key={id}>
            <Checkbox
              label={title}
              checked={names === true || !layout.hidden.includes(id)}
              disabled={names === true}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {!names && !acts && (
              <>
                <IconButton
                  label={copy.earlier(title)}
                  aria-disabled={id === movable[0]?.id}
                  onClick={() => move(id, -1)}
                >
                  <ArrowUpIcon size="1em" />
                </IconButton>
                <IconButton
                  label={copy.later(title)}
                  aria-disabled={id === movable.at(-1)?.id}
                  onClick={() => move(id, 1)}
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
        options={[
          { value: 'roomy', label: copy.density.roomy },
          { value: 'dense', label: copy.density.dense },
        ]}
        value={layout.dense ? 'dense' : 'roomy'}
        onValueChange={(density) => onLayout({ dense: density === 'dense' })}
      />
      <Button variant="ghost" size="sm" onClick={() => onLayout(null)}>
        {copy.reset}
      </Button>
    </Panel>
  );
}
