import { Button, Checkbox, MutedText, SearchIcon, below, from, theme, Select } from '@aera/ui';
import { Popover } from '@aera/ui/popover';
import { useTypedText } from '@aera/frontend-kit/form';
import { styled } from 'styled-components';
import type { CheckboxState } from './data-row.tsx';
import { TableArrangement, type TableArrangementProps } from './table-arrangement.tsx';
import { tableCopy as copy } from './table-copy.ts';
import { type Sorting, formatSort, oppositeOrder, parseSort } from './table-sort.ts';

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
    /* Takes an empty status out of the layout. */
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

/** Shown above cards; tables have it in the headings. */
const SelectAllRow = styled.div`
  flex-basis: 100%;
  padding: ${theme.space[2]} calc(${theme.space[4]} + 1px) 0;
  @media ${from('tablet')} {
    display: none;
  }
`;

interface TableToolsProps extends TableArrangementProps {
  readonly caption: string;
  /** Search of the table; null if the server searches. */
  readonly search: {
    readonly text: string;
    readonly status: string;
    readonly onChange: (text: string) => void;
  } | null;
  readonly sorting: Sorting;
  readonly selectAll: CheckboxState | undefined;
}

/** Search and layout of a table; sorting and selection of all rows where rows are cards. */
export const TableTools = ({ search, sorting, selectAll, ...rest }: TableToolsProps) => (
  <Bar>
    {search && <TableSearch {...search} />}
    {sorting.columns.length > 0 && <SortSelect caption={rest.caption} {...sorting} />}
    <Popover
      label={copy.arrangeLabel(rest.caption)}
      trigger={
        <Button variant="ghost" size="sm" aria-label={copy.arrangeLabel(rest.caption)}>
          {copy.arrange}
        </Button>
      }
    >
      <TableArrangement {...rest} />
    </Popover>
    {selectAll && (
      <SelectAllRow>
        <Checkbox
          label={copy.selectAll}
          checked={selectAll.checked}
          onChange={({ target }) => selectAll.onChange(target.checked)}
        />
      </SelectAllRow>
    )}
  </Bar>
);

/** Shows typed text at once; the URL, which filters the rows, follows in a transition. */
function TableSearch({ text, status, onChange }: NonNullable<TableToolsProps['search']>) {
  const [typedText, setTypedText] = useTypedText(text);
  return (
    <>
      <Search>
        <SearchIcon size="1em" />
        <input
          type="search"
          aria-label={copy.search}
          placeholder={copy.search}
          autoComplete="off"
          value={typedText}
          onChange={({ target }) => {
            setTypedText(target.value);
            onChange(target.value);
          }}
        />
      </Search>
      <MutedText as="output" size="xs">
        {status}
      </MutedText>
    </>
  );
}

/** Hidden where headings sort. */
const Frame = styled.div`
  flex: 1 1 11rem;
  max-width: 24rem;
  @media ${from('tablet')} {
    display: none;
  }
`;

const SortSelect = ({ caption, columns, sort, onSort }: Sorting & { readonly caption: string }) => (
  <Frame>
    <Select
      label={copy.sort}
      aria-label={copy.sortLabel(caption)}
      options={[
        { value: '', label: copy.unsorted },
        ...columns.flatMap(({ id, title, firstOrder }) =>
          [firstOrder, oppositeOrder[firstOrder]].map((order) => ({
            value: formatSort({ column: id, order }),
            label: copy.sortedBy(title, order),
          })),
        ),
      ]}
      value={sort ? formatSort(sort) : ''}
      onChange={({ target }) => onSort(parseSort(target.value, columns))}
    />
  </Frame>
);
