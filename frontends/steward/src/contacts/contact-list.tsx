import { Button, EmptyState, Stack, Text, below } from '@aera/ui';
import { styled } from 'styled-components';
import { ReadingList } from '../page/reading-list.tsx';
import { ContactEntry } from './contact-entry.tsx';
import { type ContactFilter, isNarrowed } from './contact-filter.ts';
import { contactsWords } from './contacts-words.ts';
import type { useContactList } from './use-contact-list.ts';

const words = contactsWords.page;

/** Phones have no keys to walk with. */
const Keys = styled(Text)`
  @media ${below('laptop')} {
    display: none;
  }
`;

export interface ContactListProps {
  readonly reading: ReturnType<typeof useContactList>;
  readonly filter: ContactFilter;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onClear: () => void;
}

/** The contacts of a filter, page after page. */
export function ContactList({ reading, filter, selectedId, onSelect, onClear }: ContactListProps) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = reading;
  if (data?.length === 0 && (isNarrowed(filter) || filter.status !== 'open'))
    return (
      <EmptyState
        action={
          <Button variant="secondary" size="sm" onClick={onClear}>
            {words.clear}
          </Button>
        }
      >
        {words.nothingFound}
      </EmptyState>
    );
  return (
    <Stack gap={3}>
      <ReadingList
        label={contactsWords.title}
        words={contactsWords}
        reading={reading}
        selectedId={selectedId}
        onSelect={onSelect}
      >
        {(contact) => <ContactEntry contact={contact} />}
      </ReadingList>
      {isFetchNextPageError && (
        <Text size="sm" role="alert">
          {words.moreFailed}
        </Text>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      {data && data.length > 0 && (
        <Keys size="xs" tone="muted">
          {words.keys}
        </Keys>
      )}
    </Stack>
  );
}
