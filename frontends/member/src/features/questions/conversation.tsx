import type { QuestionThread, ThreadEntry } from '@aera/contracts';
import { MutedText, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '@aera/frontend-kit';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.conversation;

const expertEntryKinds = new Set(['information_requested', 'answered', 'revised']);

/** Messages of experts have a golden edge, those of the author a tinted background. */
const EntryText = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  &[data-by='experts'] {
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.line};
    border-inline-start: 3px solid ${theme.color.goldLine};
  }
`;

const EarlierVersion = styled.details`
  font-size: ${theme.text.sm};
  summary {
    width: fit-content;
    padding-block: ${theme.space[1]};
    color: ${theme.color.inkMuted};
    cursor: pointer;
  }
`;

/** All messages of a question in order. An earlier wording of a revised answer is folded. */
export const Conversation = ({ thread }: { readonly thread: QuestionThread }) => (
  <section aria-label={copy.title}>
    <Stack as="ol" gap={5}>
      {thread.entries.map((entry, index) => (
        <li key={`${entry.kind} ${entry.at} ${entry.version ?? ''}`}>
          <Entry entry={entry} superseded={thread.entries.slice(index + 1).some(isRevision(entry))} />
        </li>
      ))}
    </Stack>
  </section>
);

/** Whether an entry is a later wording of the same answer. */
const isRevision =
  ({ version }: ThreadEntry) =>
  (later: ThreadEntry): boolean =>
    version !== null && later.kind === 'revised' && later.version === version + 1;

function Entry({ entry, superseded }: { readonly entry: ThreadEntry; readonly superseded: boolean }) {
  const by = expertEntryKinds.has(entry.kind) ? 'experts' : 'you';
  const text = entry.text && <EntryText data-by={by}>{entry.text}</EntryText>;
  return (
    <Stack gap={2}>
      <MutedText size="xs">
        <strong>{copy[by]}</strong> {copy.kinds[entry.kind] ?? entry.kind.replaceAll('_', ' ')}
        {' · '}
        <time dateTime={entry.at}>{formatDate(entry.at)}</time>
      </MutedText>
      {superseded ? (
        <EarlierVersion>
          <summary>{copy.earlier}</summary>
          {text}
        </EarlierVersion>
      ) : (
        text
      )}
    </Stack>
  );
}
