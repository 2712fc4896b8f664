import { noteContact } from '@aera/contracts';
import { Button, Stack, Text, TextArea } from '@aera/ui';
import { newId } from '@aera/frontend-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useContactAction } from '../../contacts-api.ts';
import { contactsCopy } from '../../contacts-copy.ts';
import { sendOnCtrlEnter } from '../../../../shared/keys/keyboard.ts';

const notesCopy = contactsCopy.notes;

/** Writes something down about a contact. What was typed stays until it is saved, and is saved once. */
export function NoteForm({ contactId }: { readonly contactId: string }) {
  const noteId = useRef(newId());
  const [text, setText] = useState('');
  const { mutate, isPending } = useContactAction(noteContact, contactId);
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
