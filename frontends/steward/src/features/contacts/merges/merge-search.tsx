import { type MergeContact, searchContacts } from '@aera/contracts';
import { Button, Row, Stack, Text, TextField, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { mergesCopy } from './merges-copy.ts';
import { OtherContact } from './other-contact.tsx';
import { PlainList } from '../../../shared/list/plain-list.tsx';
import { errorDetail } from '../../../shared/session/api-errors.ts';

const copy = mergesCopy.panel;
const maxResults = 8;

const Search = styled.form`
  display: grid;
  gap: ${theme.space[3]};
`;

interface MergeSearchProps {
  readonly id: string;
  /** Who is one person already. */
  readonly person: readonly MergeContact[];
}

/** Finds another contact by what stands in it, for a steward who knows that both are one person. */
export function MergeSearch({ id, person }: MergeSearchProps) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const { data, isFetching, error } = useStewardQuery(searchContacts, {
    query: { q, snoozed: 'show', limit: maxResults },
    enabled: q !== '',
  });
  const taken = new Set([id, ...person.map((contact) => contact.id)]);
  const found = data?.items.filter((contact) => !taken.has(contact.id));
  return (
    <Stack gap={4}>
      <Search
        onSubmit={(event) => {
          event.preventDefault();
          setQ(typed.trim());
        }}
      >
        <TextField
          label={copy.searchLabel}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Row>
          <Button type="submit" variant="secondary" size="sm" pending={isFetching}>
            {copy.find}
          </Button>
        </Row>
      </Search>
      {error && (
        <Text size="sm" role="alert">
          {errorDetail(error, copy.findFailed)}
        </Text>
      )}
      {found?.length === 0 && (
        <Text as="output" size="sm" tone="muted">
          {copy.nothing}
        </Text>
      )}
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
