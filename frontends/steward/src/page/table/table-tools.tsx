import { ArrowUpIcon, Button, Checkbox, IconButton, SearchIcon, Text, theme } from '@aera/ui';
import { Popover } from '@aera/ui/popover';
import { Segmented } from '@aera/ui/segmented';
import { styled } from 'styled-components';
import type { TableLayout } from './table-layout.ts';
import { tableWords as words } from './table-words.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-bottom: ${theme.space[2]};
`;

const Search = styled.label`
  display: flex;
  flex: 0 1 18rem;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 2.5rem;
  margin-inline-end: auto;
  padding-inline: ${theme.space[3]};
  background: ${theme.color.surface};
  color: ${theme.color.inkMuted};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};
  &:focus-within {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  svg {
    flex: none;
  }
  input {
    flex: 1;
    min-width: 0;
    padding: 0;
    background: none;
    color: ${theme.color.ink};
    border: 0;
    font: inherit;
    outline: none;
  }
`;

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

/** To the left and to the right, as the columns stand. */
const Left = styled(ArrowUpIcon)`
  rotate: -90deg;
`;
const Right = styled(ArrowUpIcon)`
  rotate: 90deg;
`;

interface Named {
  readonly id: string;
  readonly title: string;
  readonly names?: boolean;
}

export interface TableToolsProps {
  readonly caption: string;
  /** In the order that they stand in. */
  readonly columns: readonly Named[];
  readonly layout: TableLayout;
  /** Null: as it was at first. */
  readonly onLayout: (change: Partial<TableLayout> | null) => void;
  /** Null where the server searches. */
  readonly search: {
    readonly typed: string;
    readonly said: string;
    readonly onType: (typed: string) => void;
  } | null;
}

/** Over a table: a search in it, and how it is arranged. */
export const TableTools = ({ search, ...rest }: TableToolsProps) => (
  <Bar>
    {search && (
      <>
        <Search>
          <SearchIcon size="1em" />
          <input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            autoComplete="off"
            value={search.typed}
            onChange={({ target }) => search.onType(target.value)}
          />
        </Search>
        <Text as="output" size="xs" tone="muted">
          {search.said}
        </Text>
      </>
    )}
    <Popover
      label={words.arrangeOf(rest.caption)}
      trigger={
        <Button variant="ghost" size="sm" aria-label={words.arrangeOf(rest.caption)}>
          {words.arrange}
        </Button>
      }
    >
      <Arrangement {...rest} />
    </Popover>
  </Bar>
);

function Arrangement({ columns, layout, onLayout }: Omit<TableToolsProps, 'search' | 'caption'>) {
  const ids = columns.map(({ id }) => id);
  const movable = columns.filter(({ names }) => !names);
  const move = (id: string, step: -1 | 1) => {
    const at = ids.indexOf(id);
    const other = ids[at + step];
    if (other === undefined || columns[at + step]?.names) return;
    onLayout({ order: ids.with(at, other).with(at + step, id) });
  };
  const toggle = (id: string, isShown: boolean) =>
    onLayout({ hidden: [...layout.hidden.filter((one) => one !== id), ...(isShown ? [] : [id])] });
  return (
    <Panel>
      <Columns>
        <legend>{words.columns}</legend>
        {columns.map(({ id, title, names }) => (
          <div key={id}>
            <Checkbox
              label={title}
              checked={names === true || !layout.hidden.includes(id)}
              disabled={names === true}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {!names && (
              <>
                <IconButton
                  label={words.earlier(title)}
                  aria-disabled={id === movable[0]?.id}
                  onClick={() => move(id, -1)}
                >
                  <Left size="1em" />
                </IconButton>
                <IconButton
                  label={words.later(title)}
                  aria-disabled={id === movable.at(-1)?.id}
                  onClick={() => move(id, 1)}
                >
                  <Right size="1em" />
                </IconButton>
              </>
            )}
          </div>
        ))}
      </Columns>
      <Segmented
        label={words.rows}
        options={[
          { value: 'roomy', label: words.density.roomy },
          { value: 'dense', label: words.density.dense },
        ]}
        value={layout.dense ? 'dense' : 'roomy'}
        onValueChange={(density) => onLayout({ dense: density === 'dense' })}
      />
      <Button variant="ghost" size="sm" onClick={() => onLayout(null)}>
        {words.reset}
      </Button>
    </Panel>
  );
}
