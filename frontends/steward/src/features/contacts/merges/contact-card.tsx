import type { MergeContact } from '@aera/contracts';
import { Badge, Heading, type HeadingLevel, Row, Stack, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { contactInList } from '../../../shared/paths.ts';
import { mergesCopy } from './merges-copy.ts';

const Address = styled(Text)`
  overflow-wrap: anywhere;
`;

const Excerpt = styled.blockquote`
  max-height: 9rem;
  margin: 0;
  padding: ${theme.space[3]};
  overflow-y: auto;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export interface ContactCardProps {
  readonly contact: MergeContact;
  readonly level: HeadingLevel;
}

/** One who wrote, as they wrote last: what two are compared by. */
export const ContactCard = ({ contact, level }: ContactCardProps) => (
  <Stack gap={2}>
    <Heading level={level} size="sm">
      {contact.name || mergesCopy.erased}
    </Heading>
    {contact.email && <Address size="sm">{contact.email}</Address>}
    <Row gap={2}>
      <Badge variant={contact.signedIn ? 'success' : 'outline'}>
        {contact.signedIn ? mergesCopy.signedIn : mergesCopy.typed}
      </Badge>
    </Row>
    <Text size="xs" tone="muted">
      {mergesCopy.messages(contact.messages)} · {mergesCopy.latest} {formatDate(contact.latestAt)}
    </Text>
    <Text size="sm">{contact.subject ?? mergesCopy.noSubject}</Text>
    {contact.excerpt && <Excerpt tabIndex={0}>{contact.excerpt}</Excerpt>}
    <Text size="sm">
      <Link to={contactInList(contact.id)}>{mergesCopy.compare.open}</Link>
    </Text>
  </Stack>
);
