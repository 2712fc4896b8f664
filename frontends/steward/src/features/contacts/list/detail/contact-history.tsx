import { type ContactEntry, addContactNote } from '@aera/contracts';
import { newId } from '@aera/frontend-kit';
import { useForm } from '@aera/frontend-kit/form';
import { ShowMore } from '@aera/frontend-kit/show-more';
import { Button, Stack, TextArea } from '@aera/ui';
import { formatDate } from '../../../../shared/copy/format-date.ts';
import { sendOnCtrlEnter } from '../../../../shared/keys/keyboard.ts';
import { History, HistoryEntry } from '../../../../shared/list/plain-list.tsx';
import { useLatestEntries } from '../../../../shared/list/use-latest-entries.ts';
import { readDraft, useDraft } from '@aera/frontend-kit/drafts';
import { useContactCommand } from '../../contacts-api.ts';
import { contactsCopy } from '../../contacts-copy.ts';
import { describeHistoryEntry } from '../../history-detail.ts';

const copy = contactsCopy.notes;

/** Text of a note that is not saved, and id and text of the note that was sent last. */
const emptyNote = { text: '', sentId: '', sentText: '' };

/**
 * Adds a note. The draft is kept until it is saved. The id is an idempotency key: a text that is sent again is saved once, and another text
 * is another note.
 */
export function NoteForm({ contactId }: { readonly contactId: string }) {
  const name = `note-${contactId}`;
  const [stored, store] = useDraft(name, emptyNote);
  const draft = stored ?? emptyNote;
  const command = useContactCommand(addContactNote, contactId, () => ({ title: copy.saved }));
  const form = useForm({
    initial: { text: draft.text },
    onType: ({ text = '' }) => store(text === '' ? null : { ...draft, text }),
    required: { text: copy.missing },
    send: async ({ text }) => {
      const sentText = text.trim();
      const sentId = sentText === draft.sentText ? draft.sentId : newId();
      store({ text, sentId, sentText });
      await command.mutateAsync({ noteId: sentId, text: sentText });
      // Newer text can be typed meanwhile, where the contact is opened again.
      if (readDraft(name, emptyNote)?.text.trim() === sentText) store(null);
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
        <Button type="submit" variant="secondary" size="sm" pending={form.pending}>
          {copy.save}
        </Button>
      </div>
    </Stack>
  );
}

/** Entries that are shown at first, and added by each request for more. Thousands at once would block the page for a second. */
const entriesPerPart = 100;

/** The events of a contact, newest first. */
export function ContactHistory({ entries }: { readonly entries: readonly ContactEntry[] }) {
  const { latest, older } = useLatestEntries(entries, entriesPerPart);
  return (
    <Stack gap={3}>
      <History title={copy.title}>
        {latest.toReversed().map((entry, index) => (
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
      <ShowMore query={older}>{copy.more}</ShowMore>
    </Stack>
  );
}
