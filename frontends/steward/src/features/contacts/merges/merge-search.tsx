import { toErrorDetail } from '@aera/frontend-kit';
import { type MergeContact, searchContacts } from '@aera/contracts';
import { Button, MutedText, Row, Stack, Text, TextField, theme } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { mergesCopy } from './merges-copy.ts';
import { OtherContact } from './other-contact.tsx';
import { PlainList } from '../../../shared/list/plain-list.tsx';

const copy = mergesCopy.panel;
const maxResults = 8;

const Search = styled.form`
  display: grid;
  gap: ${theme.space[3]};
`;

interface MergeSearchProps {
  readonly id: string;
  /** Contacts of the same person, which the results omit. */
  readonly mergedContacts: readonly MergeContact[];
}

/** Searches for another contact of the same person, to merge it by hand. */
export function MergeSearch({ id, mergedContacts }: MergeSearchProps) {
  const [searchText, setSearchText] = useState('');
  const [q, setQ] = useState('');
  const { data, isFetching, error } = useApiQuery(searchContacts, {
    query: { q, snoozed: 'show', limit: maxResults },
    enabled: q !== '',
  });
  const excludedIds = new Set([id, ...mergedContacts.map((contact) => contact.id)]);
  const found = data?.items.filter((contact) => !excludedIds.has(contact.id));
  return (
    <Stack gap={4}>
      <Search
        onSubmit={(event) => {
          event.preventDefault();
          setQ(searchText.trim());
        }}
      >
        <TextField
          label={copy.searchLabel}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
        />
        <Row>
          <Button type="submit" variant="secondary" size="sm" pending={isFetching}>
            {copy.find}
          </Button>
        </Row>
      </Search>
      {error && (
        <Text size="sm" role="alert">
          {toErrorDetail(error, copy.findFailed)}
        </Text>
      )}
      {found?.length === 0 && <MutedText as="output">{copy.nothing}</MutedText>}
      {found && found.length > 0 && (
        <PlainList aria-label={copy.found}>
          {found.map((contact) => (
            <OtherContact key={contact.id} contact={contact} comparedWith={id} />
          ))}
        </PlainList>
      )}
    </Stack>
  );
}
