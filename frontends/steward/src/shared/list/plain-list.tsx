import { Heading, type HeadingLevel, Stack, Text, theme } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** A list without marks; nothing while it is empty. */
export const PlainList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
  &:empty {
    display: none;
  }
`;

/** An entry with a line beside it. */
export const MarkedItem = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  justify-items: start;
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 2px solid ${theme.color.goldLine};
  overflow-wrap: anywhere;
`;

const Quote = styled(Text)`
  white-space: pre-wrap;
`;

interface HistoryProps {
  readonly title: string;
  readonly level?: HeadingLevel;
  readonly children: ReactNode;
}

/** What happened to something, as a section with a title. */
export function History({ title, level = 3, children }: HistoryProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Heading level={level} size={level === 3 ? 'sm' : 'md'} id={titleId}>
        {title}
      </Heading>
      <PlainList as="ol">{children}</PlainList>
    </Stack>
  );
}

interface HistoryEntryProps {
  readonly title: ReactNode;
  /** Beside the title. */
  readonly detail?: ReactNode;
  /** When it happened, and who did it. */
  readonly note?: ReactNode;
  /** What a person wrote. */
  readonly text?: string | null | undefined;
  /** Actions. */
  readonly children?: ReactNode;
}

export const HistoryEntry = ({ title, detail, note, text, children }: HistoryEntryProps) => (
  <MarkedItem>
    <Text size="sm">
      <strong>{title}</strong> {detail}
    </Text>
    {note && (
      <Text size="xs" tone="muted">
        {note}
      </Text>
    )}
    {text && <Quote size="sm">{text}</Quote>}
    {children}
  </MarkedItem>
);
