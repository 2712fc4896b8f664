import { ArrowUpIcon, Button, Checkbox, IconButton, SearchIcon, Text, below, from, theme } from '@aera/ui';
import { Popover } from '@aera/ui/popover';
import { Segmented } from '@aera/ui/segmented';
import { styled } from 'styled-components';
import type { AllChoice } from './work-row.tsx';
import { SortSelect, type SortSelectProps } from './sort-select.tsx';
import { type Arranged, type TableLayout, isMovable } from './table-layout.ts';
import { tableWords as words } from './table-copy.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-bottom: ${theme.space[2]};
  @media ${below('tablet')} {
    align-items: flex-end;
    margin-bottom: ${theme.space[3]};
    > button {
      margin-inline-start: auto;
    }
    /* What is said of a search takes no place before it is said. */
    > output:empty {
      position: absolute;
    }
  }
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
  @media ${below('tablet')} {
    flex-basis: 100%;
    min-height: 2.875rem;
    font-size: max(16px, ${theme.text.sm});
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

/** Over cards; over a table it stands among the headings. */
const All = styled.div`
  flex-basis: 100%;
  padding: ${theme.space[2]} calc(${theme.space[4]} + 1px) 0;
  @media ${from('tablet')} {
    display: none;
  }
`;

const ArrowDown = styled(ArrowUpIcon)`
  rotate: 180deg;
`;

interface Named extends Arranged {
  readonly title: string;
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
  readonly sorting: Omit<SortSelectProps, 'caption'>;
  /** Where rows can be chosen. */
  readonly choice: AllChoice | undefined;
}

/** Over a table: a search in it, how it is arranged, and what its headings do where its rows are cards. */
export const TableTools = ({ search, sorting, choice, ...rest }: TableToolsProps) => (
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
    {sorting.columns.length > 0 && <SortSelect caption={rest.caption} {...sorting} />}
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
    {choice && (
      <All>
        <Checkbox
          label={words.chooseAll}
          checked={choice.all}
          onChange={({ target }) => choice.onAll(target.checked)}
        />
      </All>
    )}
  </Bar>
);

function Arrangement({
  columns,
  layout,
  onLayout,
}: Pick<TableToolsProps, 'columns' | 'layout' | 'onLayout'>) {
  const ids = columns.map(({ id }) => id);
  const movable = columns.filter(isMovable);
  const move = (id: string, step: -1 | 1) => {
    const at = ids.indexOf(id);
    const [other, beside] = [ids[at + step], columns[at + step]];
    if (other === undefined || !beside || !isMovable(beside)) return;
    onLayout({ order: ids.with(at, other).with(at + step, id) });
  };
  const toggle = (id: string, isShown: boolean) =>
    onLayout({ hidden: [...layout.hidden.filter((one) => one !== id), ...(isShown ? [] : [id])] });
  return (
    <Panel>
      <Columns>
        <legend>{words.columns}</legend>
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
                  label={words.earlier(title)}
                  aria-disabled={id === movable[0]?.id}
                  onClick={() => move(id, -1)}
                >
                  <ArrowUpIcon size="1em" />
                </IconButton>
                <IconButton
                  label={words.later(title)}
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
