import type { Contact } from '@aera/contracts';
import { Row, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { StatusBadge } from '../parts/status-badge.tsx';

const Name = styled.span`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Line = styled(Text)`
  overflow-wrap: anywhere;
`;

/** One submission in the list. */
export const ContactEntry = ({ contact }: { readonly contact: Contact }) => (
  <>
    <Row as="span" justify="space-between" wrap={false} align="start">
      <Name>{contact.name}</Name>
      <StatusBadge status={contact.status} />
    </Row>
    <Line as="span" size="xs" tone="muted">
      {contact.email}
    </Line>
    <Line as="span" size="sm">
      {contact.subject ?? contactsCopy.noSubject}
    </Line>
    <Text as="span" size="xs" tone="muted">
      {formatDate(contact.createdAt)}
    </Text>
  </>
);
