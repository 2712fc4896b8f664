import type { Person } from '@aera/contracts';
import { MutedText, Row, Stack, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { contactPath } from '../../../shared/paths.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { StatusBadge } from '../contact-badges.tsx';
import { personCopy } from './person-copy.ts';
import { PlainList } from '../../../shared/list/plain-list.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';

const copy = personCopy.contacts;

interface PersonContactsProps {
  readonly contacts: Person['contacts'];
  /** Text shown without contacts. */
  readonly none: string;
}

/** The contacts of a person at the instant of the page. */
export function PersonContacts({ contacts, none }: PersonContactsProps) {
  return (
    <SectionCard title={copy.title(contacts.length)} padding={4}>
      {contacts.length === 0 && <MutedText>{none}</MutedText>}
      <PlainList>
        {contacts.map(({ id, subject, status, leadScore, createdAt, owner }) => (
          <Stack as="li" gap={1} key={id}>
            <Row justify="space-between" align="start" gap={2} wrap={false}>
              <Text as="span" size="sm">
                <Link to={contactPath(id)}>{subject ?? contactsCopy.noSubject}</Link>
              </Text>
              <StatusBadge status={status} />
            </Row>
            <MutedText size="xs">
              {[
                formatDate(createdAt),
                leadScore !== null && copy.score(leadScore),
                owner && copy.owner(owner.name ?? contactsCopy.unnamed),
              ]
                .filter(Boolean)
                .join(' · ')}
            </MutedText>
          </Stack>
        ))}
      </PlainList>
    </SectionCard>
  );
}
