import type { MergeEntry } from '@aera/contracts';
import { Button, Text } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { HistoryEntry, PlainList } from '../../../shared/list/plain-list.tsx';
import type { UndoType } from './merges-api.ts';
import { mergesCopy as copy } from './merges-copy.ts';

interface MergeHistoryProps {
  readonly entries: readonly MergeEntry[];
  /** Id of the action that is being undone. */
  readonly undoing: string | null;
  readonly busy: boolean;
  /** Null for read-only roles. */
  readonly onUndo: ((type: UndoType, actionId: string) => void) | null;
}

/** Merges and splits of a person, newest first. */
export const MergeHistory = ({ entries, undoing, busy, onUndo }: MergeHistoryProps) => (
  <PlainList as="ol">
    {entries.map(({ id, type, at, by, names, reasons, mergeId, distinctId }) => {
      const actionId = mergeId ?? distinctId;
      return (
        <HistoryEntry
          key={id}
          title={copy.entries[type]}
          detail={names.map((name) => name || copy.erased).join(', ')}
          note={`${formatDate(at)} ${by ? copy.by(by.name ?? copy.unnamed) : ''}`}
        >
          {type === 'merged' && <Text size="sm">{copy.formatReasons(reasons)}</Text>}
          {actionId && onUndo && (
            <Button
              variant="secondary"
              size="sm"
              pending={undoing === actionId}
              disabled={busy && undoing !== actionId}
              onClick={() => onUndo(mergeId ? 'undo-merge' : 'undo-mark-distinct', actionId)}
            >
              {mergeId ? copy.panel.undoMerge : copy.panel.undoDistinct}
            </Button>
          )}
        </HistoryEntry>
      );
    })}
  </PlainList>
);
