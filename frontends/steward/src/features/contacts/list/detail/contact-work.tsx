import type { Contact } from '@aera/contracts';
import { Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { ReadingFailure } from '../../../../shared/list/query-failure.tsx';
import { useMayChange } from '../../../../shared/session/roles.tsx';
import { ContactHistory } from './contact-history.tsx';
import { ContactOwner } from './contact-owner.tsx';
import { contactsCopy } from '../../contacts-copy.ts';
import { NextStep } from './next-step.tsx';
import { NoteForm } from './note-form.tsx';
import { Snooze } from './snooze.tsx';
import { useContactThread } from '../../contacts-api.ts';

const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
`;

/** What stewards do about a contact, and what they have done. */
export function ContactWork({ contact }: { readonly contact: Contact }) {
  const reading = useContactThread(contact.id);
  const { data: thread, isError } = reading;
  const mayChange = useMayChange();
  if (!thread)
    return isError ? (
      <ReadingFailure title={contactsCopy.notes.failed} reading={reading} />
    ) : (
      <Text as="output" size="sm" tone="muted">
        {contactsCopy.notes.loading}
      </Text>
    );
  const { contact: shown, history, others, stewards } = thread;
  return (
    <Stack gap={5}>
      <Rule />
      {mayChange && (
        <>
          <ContactOwner contact={shown} stewards={stewards} />
          <NextStep key={shown.nextStep?.step} contact={shown} />
          <Snooze contact={shown} />
          <Rule />
        </>
      )}
      {others.length > 0 && <Text size="sm">{contactsCopy.others(others.length)}</Text>}
      {mayChange && <NoteForm contactId={shown.id} />}
      <ContactHistory entries={history} />
    </Stack>
  );
}
