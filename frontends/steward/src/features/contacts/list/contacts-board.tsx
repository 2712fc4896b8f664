import type { Contact } from '@aera/contracts';
import { Button, Row, Stack, Text } from '@aera/ui';
import type { ReactNode } from 'react';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { ContactBoard } from './board.tsx';
import { contactsCopy } from '../contacts-copy.ts';
import type { useContactList } from '../contacts-api.ts';

export interface ContactsBoardProps {
  readonly reading: ReturnType<typeof useContactList>;
  readonly onOpen: (id: string) => void;
  /** On each card. */
  readonly beside?: (contact: Contact) => ReactNode;
}

/** The board as it is read: on its way, not to be had, or there, with more to come. */
export function ContactsBoard({ reading, onOpen, beside }: ContactsBoardProps) {
  const { data, byStatus, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = reading;
  if (!data || !byStatus)
    return isError ? (
      <ReadingFailure title={contactsCopy.failed} reading={reading} />
    ) : (
      <Text as="output">{contactsCopy.loading}</Text>
    );
  return (
    <Stack gap={4}>
      <Row justify="end">
        <Freshness reading={reading} live />
      </Row>
      <ContactBoard contacts={data} byStatus={byStatus} onOpen={onOpen} {...(beside && { beside })} />
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {contactsCopy.page.more}
        </Button>
      )}
    </Stack>
  );
}
