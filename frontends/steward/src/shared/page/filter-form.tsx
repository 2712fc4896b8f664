import { from, theme } from '@aera/ui';
import { SearchField } from '@aera/ui/search-field';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTypedText } from '@aera/frontend-kit/form';

const Bar = styled.form<{ $columns: string }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space[3]};
  @media ${from('laptop')} {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`;

const Search = styled(SearchField)`
  grid-column: 1 / -1;
  @media ${from('laptop')} {
    grid-column: auto;
  }
`;

interface FilterFormProps {
  readonly copy: { readonly label: string; readonly search: string; readonly find: string };
  /** Widths of the fields on large screens, as grid columns. */
  readonly columns: string;
  /** The submitted search. */
  readonly q: string;
  /** Longest search that the server accepts; 200 by default. */
  readonly maxLength?: number;
  readonly onSearch: (q: string) => void;
  /** Fields before the search. They apply immediately. */
  readonly choices?: ReactNode;
  /** Rendered after the search. */
  readonly children?: ReactNode;
}

/** Filters of a list with a search, which applies on submit. */
export function FilterForm({ copy, columns, q, maxLength, onSearch, choices, children }: FilterFormProps) {
  const [searchText, setSearchText] = useTypedText(q);
  return (
    <search>
      <Bar
        $columns={columns}
        aria-label={copy.label}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(searchText.trim());
        }}
      >
        {choices}
        <Search
          label={copy.search}
          find={copy.find}
          value={searchText}
          onValue={setSearchText}
          {...(maxLength && { maxLength })}
        />
        {children}
      </Bar>
    </search>
  );
}
