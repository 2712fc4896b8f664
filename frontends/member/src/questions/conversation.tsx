import type { QuestionThread, ThreadEntry } from '@aera/contracts';
import { Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../page/format-date.ts';
import { PlainList } from '../page/plain-list.ts';
import { questionsWords } from './questions-words.ts';

const words = questionsWords.conversation;

const expertsSay = new Set(['information_requested', 'answered', 'revised']);

const List = styled(PlainList)`
  gap: ${theme.space[5]};
`;

/** The experts’ words stand behind a line of gold, the author’s own on a tint. */
const Said = styled.div`
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

const Earlier = styled.details`
  font-size: ${theme.text.sm};
  summary {
    width: fit-content;
    padding-block: ${theme.space[1]};
    color: ${theme.color.inkMuted};
    cursor: pointer;
  }
`;

/** All that was said about a question, in order. A wording that was revised is folded away, but not gone. */
export const Conversation = ({ thread }: { readonly thread: QuestionThread }) => (
  <section aria-label={words.title}>
    <List as="ol">
      {thread.entries.map((entry, at) => (
        <li key={`${entry.kind} ${entry.at} ${entry.version ?? ''}`}>
          <Entry entry={entry} superseded={thread.entries.slice(at + 1).some(isRevision(entry))} />
        </li>
      ))}
    </List>
  </section>
);

/** Whether an entry is a later wording of the same answer. */
const isRevision =
  ({ version }: ThreadEntry) =>
  (later: ThreadEntry): boolean =>
    version !== null && later.kind === 'revised' && later.version === version + 1;

function Entry({ entry, superseded }: { readonly entry: ThreadEntry; readonly superseded: boolean }) {
  const by = expertsSay.has(entry.kind) ? 'experts' : 'you';
  const said = entry.text && <Said data-by={by}>{entry.text}</Said>;
  return (
    <Stack gap={2}>
      <Text size="xs" tone="muted">
        <strong>{words[by]}</strong> {words.kinds[entry.kind] ?? entry.kind.replaceAll('_', ' ')}
        {' · '}
        <time dateTime={entry.at}>{formatDate(entry.at)}</time>
      </Text>
      {superseded ? (
        <Earlier>
          <summary>{words.earlier}</summary>
          {said}
        </Earlier>
      ) : (
        said
      )}
    </Stack>
  );
}
