import type { ThreadEntry } from '@aera/contracts';
import { formatDate } from '../../shared/copy/format-date.ts';
import { History, HistoryEntry } from '../../shared/list/plain-list.tsx';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.history;

/** The events of a question in order. */
export const QuestionHistory = ({ entries }: { readonly entries: readonly ThreadEntry[] }) => (
  <History title={copy.title}>
    {entries.map((entry) => (
      <HistoryEntry
        key={`${entry.kind} ${entry.at} ${entry.version ?? ''}`}
        title={copy.kinds[entry.kind] ?? entry.kind.replaceAll('_', ' ')}
        detail={describeEntry(entry)}
        note={formatDate(entry.at)}
        text={entry.kind === 'asked' ? null : entry.text}
      />
    ))}
  </History>
);

function describeEntry({ kind, steward, version }: ThreadEntry): string {
  const name = steward && (steward.name ?? questionsCopy.assignment.unnamed);
  return [
    version !== null && copy.version(version),
    name !== null && (kind === 'handed_over' ? copy.to(name) : copy.by(name)),
  ]
    .filter(Boolean)
    .join(', ');
}
