import { Button, Row, SearchIcon, TextField, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { consentsCopy as copy } from './jurisdiction-copy.ts';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[3]};

  > :first-child {
    flex: 1 1 16rem;
  }
  button {
    min-height: 2.875rem;
  }
`;

interface ConsentSearchProps {
  readonly ip: string | null;
  readonly onSearch: (ip: string) => void;
  readonly onClear: () => void;
}

/** Search by part of an IP address. Applies on submit. */
export function ConsentSearch({ ip, onSearch, onClear }: ConsentSearchProps) {
  const [searchText, setSearchText] = useState(ip ?? '');
  return (
    <Bar
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(searchText.trim());
      }}
    >
      <TextField
        label={copy.search}
        type="search"
        placeholder="e.g. 203.0.113.7"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
      />
      <Row gap={2}>
        <Button type="submit">
          <SearchIcon />
          {copy.searchButton}
        </Button>
        {ip && (
          <Button
            variant="ghost"
            onClick={() => {
              setSearchText('');
              onClear();
            }}
          >
            {copy.showAll}
          </Button>
        )}
      </Row>
    </Bar>
  );
}
