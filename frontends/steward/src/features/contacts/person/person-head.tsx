import type { Person } from '@aera/contracts';
import { Heading, Notice, Row, Stack, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../../shared/page/page-title.tsx';
import { ShortId } from '../../../shared/links/person-link.tsx';
import { personPath } from '../../../shared/paths.ts';
import { calledOf, isErased } from './person-name.ts';
import { personCopy as copy } from './person-copy.ts';

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

export interface PersonHeadProps {
  /** What they were asked for by. */
  readonly id: string;
  readonly person: Person;
}

/** Who it is, and what is to be known of that before the rest is read. */
export function PersonHead({ id, person }: PersonHeadProps) {
  const shown = calledOf(id, person);
  return (
    <Stack gap={3}>
      <PageHead title={shown} />
      <Stack gap={2}>
        <Name level={1} size="2xl">
          {shown}
        </Name>
        <Text tone="muted" size="sm">
          {copy.lead}
        </Text>
      </Stack>
      {isErased(person) && <Notice title={copy.erasedTitle}>{copy.erasedText}</Notice>}
      {person.sharedBy.length > 0 && <Shared contacts={person.sharedBy} />}
    </Stack>
  );
}

/** Whose it may be: the ways to all who wrote in the browser. */
const Shared = ({ contacts }: { readonly contacts: readonly string[] }) => (
  <Notice title={copy.shared.title}>
    <Stack gap={2}>
      <span>{copy.shared.text}</span>
      <Row gap={3}>
        {contacts.map((contact) => (
          <Link key={contact} to={personPath(contact)}>
            {copy.shared.contact} <ShortId id={contact} />
          </Link>
        ))}
      </Row>
    </Stack>
  </Notice>
);
