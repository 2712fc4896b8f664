import type { ThreadEntry } from '@aera/contracts';
import { Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../shared/copy/format-date.ts';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.history;

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style-type: '';
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space[1]};
  padding: 0 0 ${theme.space[4]} ${theme.space[5]};
  border-inline-start: 1px solid ${theme.color.line};
  &:last-child {
    padding-bottom: 0;
    border-color: transparent;
  }
  &::before {
    content: '';
    position: absolute;
    top: 0.35rem;
    left: -0.3rem;
    width: 0.55rem;
    height: 0.55rem;
    background: ${theme.color.surface};
    border: 2px solid ${theme.color.goldLine};
    border-radius: ${theme.radius.full};
  }
`;

const Said = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** All that happened to a question, in order, and who did it. */
export const QuestionHistory = ({ entries }: { readonly entries: readonly ThreadEntry[] }) => (
  <Stack as="section" gap={3} aria-label={copy.title}>
    <Heading level={3} size="sm">
      {copy.title}
    </Heading>
    <List>
      {entries.map((entry) => (
        <Entry key={`${entry.kind} ${entry.at} ${entry.version ?? ''}`}>
          <Text size="xs">
            <strong>{copy.kinds[entry.kind] ?? entry.kind.replaceAll('_', ' ')}</strong> {details(entry)}
          </Text>
          <Text as="time" size="xs" tone="muted" dateTime={entry.at}>
            {formatDate(entry.at)}
          </Text>
          {entry.text && entry.kind !== 'asked' && <Said size="sm">{entry.text}</Said>}
        </Entry>
      ))}
    </List>
  </Stack>
);

function details({ kind, steward, version }: ThreadEntry): string {
  const name = steward && (steward.name ?? questionsCopy.assignment.unnamed);
  return [
    version !== null && copy.version(version),
    name !== null && (kind === 'handed_over' ? copy.to(name) : copy.by(name)),
  ]
    .filter(Boolean)
    .join(', ');
}
