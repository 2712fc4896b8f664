import { Button, Checkbox, Text, theme } from '@aera/ui';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { InboxFilter, Marks, Outcome, UserMark } from './use-inbox.ts';
import { inboxCopy as copy } from './inbox-copy.ts';
import type { Selection } from './use-selection.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-height: 2.75rem;
  padding-inline: ${theme.space[4]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin-inline: auto -0.875rem;
`;

interface InboxToolbarProps {
  readonly filter: InboxFilter;
  readonly selection: Selection;
  readonly shown: number;
  readonly marks: Marks;
}

/** Actions on the selected entries; without a selection, on all that match the filter. */
export function InboxToolbar({ filter, selection, shown, marks }: InboxToolbarProps) {
  const { ids, isFull, toggleAll } = selection;
  const some = ids.length > 0;
  const archived = filter.show === 'archived';
  const act = (mark: UserMark, clicks: number) => {
    // The response to a first click clears the selection. A second click after it would then act on all entries.
    if (marks.pending || clicks > 1) return;
    // A failed action keeps the selection, so that it can be tried again.
    marks.mark(mark, some ? ids : null, { filter, onMarked: selection.clear });
  };
  const marksOffered: readonly UserMark[] = archived
    ? ['unarchived']
    : some
      ? ['read', 'unread', 'archived']
      : ['read', 'archived'];
  return (
    <Bar>
      <Checkbox
        checked={some && isFull}
        onChange={toggleAll}
        label={some ? copy.selected(ids.length) : copy.selectAll}
      />
      <Buttons>
        {marksOffered.map((mark) => (
          <Button
            key={mark}
            variant="ghost"
            size="sm"
            aria-disabled={marks.pending}
            onClick={({ detail }) => act(mark, detail)}
          >
            {some || mark === 'unread' ? copy.marks[mark] : copy.marksAll[mark]}
          </Button>
        ))}
      </Buttons>
      {isFull && ids.length < shown && (
        <Text size="sm" role="alert">
          {copy.selectedMost(ids.length)}
        </Text>
      )}
    </Bar>
  );
}

const Done = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: 2.75rem;
  font-size: ${theme.text.sm};
  &[data-done='true'] {
    padding: ${theme.space[1]} ${theme.space[4]};
    background: ${theme.color.sunken};
    border-radius: ${theme.radius.md};
  }
`;

function describeOutcome(outcome: Outcome): string {
  if (outcome.kind !== 'marked') return outcome.kind === 'failed' ? copy.notMarked : copy.undone;
  return outcome.count === 0 ? copy.nothingToDo : copy.done[outcome.mark](outcome.count);
}

interface InboxOutcomeProps {
  readonly marks: Marks;
  readonly unread: number | null;
  readonly isListEmpty: boolean;
}

/** The last action, announced and with undo; before that, the number of unread notifications. */
export function InboxOutcome({ marks, unread, isListEmpty }: InboxOutcomeProps) {
  const { outcome, canUndo } = marks;
  const bar = useRef<HTMLDivElement>(null);
  // Before a page that observes removals gives the focus to a heading.
  useLayoutEffect(() => {
    // The pressed control is gone: Undo itself, or the list with its toolbar.
    const isControlGone = outcome?.kind === 'undone' || (outcome !== null && isListEmpty);
    if (isControlGone && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
  }, [outcome, isListEmpty]);
  return (
    <Done ref={bar} tabIndex={-1} data-done={outcome !== null}>
      <output>{outcome ? describeOutcome(outcome) : unread !== null && copy.counted(unread)}</output>
      {canUndo && (
        <Button variant="secondary" size="sm" aria-disabled={marks.pending} onClick={marks.undo}>
          {copy.undo}
        </Button>
      )}
    </Done>
  );
}
