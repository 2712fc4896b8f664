import { type ContactEntry, addContactNote } from '@aera/contracts';
import { newId } from '@aera/frontend-kit';
import { useForm } from '@aera/frontend-kit/form';
import { Button, Stack, TextArea } from '@aera/ui';
import { formatDate } from '../../../../shared/copy/format-date.ts';
import { sendOnCtrlEnter } from '../../../../shared/keys/keyboard.ts';
import { History, HistoryEntry } from '../../../../shared/list/plain-list.tsx';
import { useDraft } from '../../../../shared/session/drafts.ts';
import { useContactCommand } from '../../contacts-api.ts';
import { contactsCopy } from '../../contacts-copy.ts';
import { describeHistoryEntry } from '../../history-detail.ts';

const copy = contactsCopy.notes;

const emptyNote = { noteId: '', text: '' };

/** Adds a note. The id is an idempotency key: a note that is sent again is saved once. Another text is another note. The draft is kept until it is saved. */
export function NoteForm({ contactId }: { readonly contactId: string }) {
  const [draft, store] = useDraft(`note-${contactId}`, emptyNote);
  const { noteId, text: draftText } = draft ?? emptyNote;
  const command = useContactCommand(addContactNote, contactId);
  const form = useForm({
    initial: { text: draftText },
    onType: ({ text = '' }) => store(text === '' ? null : { noteId: newId(), text }),
    required: { text: copy.missing },
    send: async ({ text }) => {
      await command.mutateAsync({ noteId, text: text.trim() });
      store(null);
    },
    mutation: command,
  });
  return (
    <Stack as="form" {...form.props} gap={3}>
      <TextArea
        {...form.bind('text')}
        label={copy.label}
        hint={copy.hint}
        rows={2}
        maxLength={5000}
        onKeyDown={sendOnCtrlEnter}
      />
      <div>
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          pending={form.pending}
          disabled={form.values.text.trim() === ''}
        >
          {copy.save}
        </Button>
      </div>
    </Stack>
  );
}

/** The events of a contact, newest first. */
export const ContactHistory = ({ entries }: { readonly entries: readonly ContactEntry[] }) => (
  <History title={copy.title}>
    {entries.toReversed().map((entry, index) => (
      <HistoryEntry
        // oxlint-disable-next-line react/no-array-index-key -- entries are only appended to a history
        key={`${entries.length - index} ${entry.type}`}
        title={contactsCopy.entries[entry.type]}
        detail={describeHistoryEntry(entry)}
        note={`${formatDate(entry.at)} ${entry.by ? contactsCopy.by(entry.by.name ?? contactsCopy.unnamed) : ''}`}
        text={entry.type === 'note-added' ? (entry.text ?? contactsCopy.erased) : null}
      />
    ))}
  </History>
);
