import { type ContactEntry, addContactNote } from '@aera/contracts';
import { newId } from '@aera/frontend-kit';
import { Button, Heading, Stack, Text, TextArea } from '@aera/ui';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../../shared/copy/format-date.ts';
import { sendOnCtrlEnter } from '../../../../shared/keys/keyboard.ts';
import { useContactAction } from '../../contacts-api.ts';
import { contactsCopy } from '../../contacts-copy.ts';
import { describeHistoryEntry } from '../../history-detail.ts';
import { PlainList, MarkedItem } from '../../../../shared/list/plain-list.ts';

const notesCopy = contactsCopy.notes;

/** Writes something down about a contact. What was typed stays until it is saved, and is saved once. */
export function NoteForm({ contactId }: { readonly contactId: string }) {
  const noteId = useRef(newId());
  const [text, setText] = useState('');
  const { mutate, isPending } = useContactAction(addContactNote, contactId);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isPending) return;
    const done = () => {
      noteId.current = newId();
      setText('');
    };
    mutate({ noteId: noteId.current, text: text.trim() }, { onSuccess: done });
  };
  return (
    <form onSubmit={save}>
      <Stack gap={3}>
        <TextArea
          label={notesCopy.label}
          rows={2}
          maxLength={5000}
          value={text}
          onKeyDown={sendOnCtrlEnter}
          onChange={({ target }) => setText(target.value)}
        />
        <Text size="xs" tone="muted">
          {notesCopy.hint}
        </Text>
        <div>
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            pending={isPending}
            disabled={text.trim() === ''}
          >
            {notesCopy.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const Entry = styled(MarkedItem)`
  display: block;
`;

const Said = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** All that happened to a contact, latest first, and who did it. */
export const ContactHistory = ({ entries }: { readonly entries: readonly ContactEntry[] }) => (
  <Stack as="section" gap={3} aria-label={contactsCopy.notes.title}>
    <Heading level={3} size="sm">
      {contactsCopy.notes.title}
    </Heading>
    <PlainList as="ol">
      {entries.toReversed().map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a history only grows, at its end
        <Entry key={`${entries.length - at} ${entry.type}`}>
          <Text size="sm">
            <strong>{contactsCopy.entries[entry.type]}</strong> {describeHistoryEntry(entry)}
          </Text>
          <Text size="xs" tone="muted">
            {formatDate(entry.at)} {entry.by && contactsCopy.by(entry.by.name ?? contactsCopy.unnamed)}
          </Text>
          {entry.type === 'noted' && <Said size="sm">{entry.text ?? contactsCopy.erased}</Said>}
        </Entry>
      ))}
    </PlainList>
  </Stack>
);
