import type { MergeEntry } from '@aera/contracts';
import { Button, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { mergesCopy as copy } from './merges-copy.ts';

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
`;

const Entry = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  justify-items: start;
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 2px solid ${theme.color.goldLine};
  overflow-wrap: anywhere;
`;

export interface MergeHistoryProps {
  readonly entries: readonly MergeEntry[];
  /** The merge or telling apart that is being taken back. */
  readonly taking: string | null;
  /** Something is under way. */
  readonly busy: boolean;
  /** Null where nothing can be changed. */
  readonly onTakeBack: ((what: 'take-merge-back' | 'take-apart-back', id: string) => void) | null;
}

/** How contacts came to be one person, or not, latest first. */
export const MergeHistory = ({ entries, taking, busy, onTakeBack }: MergeHistoryProps) => (
  <List>
    {entries.map(({ id, type, at, by, names, why, mergeId, apartId }) => (
      <Entry key={id}>
        <Text size="sm">
          <strong>{copy.entries[type]}</strong> {names.map((name) => name || copy.erased).join(', ')}
        </Text>
        <Text size="xs" tone="muted">
          {formatDate(at)} {by && copy.by(by.name ?? copy.unnamed)}
        </Text>
        {type === 'merged' && <Text size="sm">{copy.because(why)}</Text>}
        {mergeId && onTakeBack && (
          <Button
            variant="secondary"
            size="sm"
            pending={taking === mergeId}
            disabled={busy && taking !== mergeId}
            onClick={() => onTakeBack('take-merge-back', mergeId)}
          >
            {copy.panel.takeBack}
          </Button>
        )}
        {apartId && onTakeBack && (
          <Button
            variant="secondary"
            size="sm"
            pending={taking === apartId}
            disabled={busy && taking !== apartId}
            onClick={() => onTakeBack('take-apart-back', apartId)}
          >
            {copy.panel.takeApartBack}
          </Button>
        )}
      </Entry>
    ))}
  </List>
);
