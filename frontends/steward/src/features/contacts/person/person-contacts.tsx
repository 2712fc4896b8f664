import type { Person } from '@aera/contracts';
import { Card, Heading, Row, Stack, Text } from '@aera/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { contactInList } from '../../../shared/paths.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { PlainList } from './person-style.ts';
import { personCopy } from './person-copy.ts';

const copy = personCopy.contacts;

export interface PersonContactsProps {
  readonly contacts: Person['contacts'];
  /** What is said where there are none. */
  readonly none: string;
}

/** The messages of a person as they stood at the moment shown. */
export function PersonContacts({ contacts, none }: PersonContactsProps) {
  const titleId = useId();
  return (
    <Card as="section" padding={4} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="md" id={titleId}>
          {copy.title(contacts.length)}
        </Heading>
        {contacts.length === 0 && (
          <Text size="sm" tone="muted">
            {none}
          </Text>
        )}
        <PlainList>
          {contacts.map(({ id, subject, status, leadScore, createdAt, owner }) => (
            <Stack as="li" gap={1} key={id}>
              <Row justify="space-between" align="start" gap={2} wrap={false}>
                <Text as="span" size="sm">
                  <Link to={contactInList(id)}>{subject ?? contactsCopy.noSubject}</Link>
                </Text>
                <StatusBadge status={status} />
              </Row>
              <Text size="xs" tone="muted">
                {[
                  formatDate(createdAt),
                  leadScore !== null && copy.score(leadScore),
                  owner && copy.owner(owner.name ?? contactsCopy.unnamed),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
          ))}
        </PlainList>
      </Stack>
    </Card>
  );
}
