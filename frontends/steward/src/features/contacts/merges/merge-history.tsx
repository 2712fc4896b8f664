import type { MergeEntry } from '@aera/contracts';
import { Button, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { mergesCopy as copy } from './merges-copy.ts';
import { PlainList, MarkedItem } from '../../../shared/list/plain-list.ts';

const Entry = styled(MarkedItem)`
  justify-items: start;
`;

interface MergeHistoryProps {
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
  <PlainList as="ol">
    {entries.map(({ id, type, at, by, names, why, mergeId, distinctId }) => (
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
        {distinctId && onTakeBack && (
          <Button
            variant="secondary"
            size="sm"
            pending={taking === distinctId}
            disabled={busy && taking !== distinctId}
            onClick={() => onTakeBack('take-apart-back', distinctId)}
          >
            {copy.panel.takeApartBack}
          </Button>
        )}
      </Entry>
    ))}
  </PlainList>
);
