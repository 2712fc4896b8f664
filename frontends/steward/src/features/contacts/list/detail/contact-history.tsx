import type { ContactEntry } from '@aera/contracts';
import { Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../../shared/copy/format-date.ts';
import { contactsCopy } from '../../contacts-copy.ts';
import { saidOf } from '../../parts/history-detail.ts';

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
`;

const Entry = styled.li`
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 2px solid ${theme.color.goldLine};
`;

const Said = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** All that happened to a contact, latest first, and who did it. */
export const ContactHistory = ({ entries }: { readonly entries: readonly ContactEntry[] }) => (
  <Stack as="section" gap={3} aria-label={contactsCopy.notes.title}>
    <Heading level={3} size="sm">
      {contactsCopy.notes.title}
    </Heading>
    <List>
      {entries.toReversed().map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a history only grows, at its end
        <Entry key={`${entries.length - at} ${entry.type}`}>
          <Text size="sm">
            <strong>{contactsCopy.entries[entry.type]}</strong> {saidOf(entry)}
          </Text>
          <Text size="xs" tone="muted">
            {formatDate(entry.at)} {entry.by && contactsCopy.by(entry.by.name ?? contactsCopy.unnamed)}
          </Text>
          {entry.type === 'noted' && <Said size="sm">{entry.text ?? contactsCopy.erased}</Said>}
        </Entry>
      ))}
    </List>
  </Stack>
);
