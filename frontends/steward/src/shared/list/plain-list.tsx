import { Heading, type HeadingLevel, MutedText, Stack, Text, theme } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** A list without markers; hidden while empty. */
export const PlainList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  &:empty {
    display: none;
  }
`;

/** A list item with a line at its start. */
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

/** A history, as a section with a title. */
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
  /** Rendered next to the title. */
  readonly detail?: ReactNode;
  /** Time and author of the entry. */
  readonly note?: ReactNode;
  /** Quoted text of a person. */
  readonly text?: string | null | undefined;
  /** Buttons or links below the entry. */
  readonly children?: ReactNode;
}

export const HistoryEntry = ({ title, detail, note, text, children }: HistoryEntryProps) => (
  <MarkedItem>
    <Text size="sm">
      <strong>{title}</strong> {detail}
    </Text>
    {note && <MutedText size="xs">{note}</MutedText>}
    {text && <Quote size="sm">{text}</Quote>}
    {children}
  </MarkedItem>
);
