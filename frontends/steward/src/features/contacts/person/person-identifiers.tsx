import type { Person } from '@aera/contracts';
import { Heading, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TextButton } from '../../../shared/fields/text-button.ts';
import { formatDay } from '../../../shared/copy/format-date.ts';
import { ShortId } from '../../../shared/links/person-link.tsx';
import { personCopy } from './person-copy.ts';
import { PlainList } from '../../../shared/list/plain-list.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';

const copy = personCopy.goesBy;

type Identifiers = Person['identifiers'];
type Group = keyof typeof copy.groups;

/** Groups of identifiers, the most reliable first. Contacts have their own card. */
const order: readonly Group[] = ['member', 'email', 'session', 'unverified'];

const isOf = ({ link, verified }: Identifiers[number], group: Group): boolean =>
  group === 'unverified' ? !verified : verified && link === group;

/** Identifiers of a group beyond this number are collapsed. */
const maxShown = 4;

const Value = styled(Text)`
  overflow-wrap: anywhere;
`;

/** The identifiers of a person by group, with the reliability of each group. */
export function PersonIdentifiers({ identifiers }: { readonly identifiers: Identifiers }) {
  const found = order.flatMap((group) => {
    const of = identifiers.filter((identifier) => isOf(identifier, group));
    return of.length > 0 ? [{ group, of }] : [];
  });
  return (
    <SectionCard title={copy.title} padding={4}>
      {found.length === 0 && (
        <Text size="sm" tone="muted">
          {copy.none}
        </Text>
      )}
      {found.map(({ group, of }) => (
        <IdentifierGroup key={group} group={group} identifiers={of} />
      ))}
    </SectionCard>
  );
}

function IdentifierGroup({
  group,
  identifiers,
}: {
  readonly group: Group;
  readonly identifiers: Identifiers;
}) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? identifiers : identifiers.slice(0, maxShown);
  const { title, text } = copy.groups[group];
  return (
    <Stack gap={1}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="xs" tone="muted">
        {text}
      </Text>
      <PlainList>
        {shown.map(({ link, value, since }) => (
          <Value as="li" size="sm" key={`${link} ${value}`}>
            {group === 'unverified' && link !== 'email' && `${copy.kinds[link]} `}
            {link === 'email' ? value : <ShortId id={value} />}{' '}
            {since && (
              <Text as="span" size="xs" tone="muted">
                {copy.since(formatDay(since))}
              </Text>
            )}
          </Value>
        ))}
      </PlainList>
      {shown.length < identifiers.length && (
        <Text as="div" size="sm">
          <TextButton type="button" onClick={() => setWhole(true)}>
            {copy.more(identifiers.length - shown.length)}
          </TextButton>
        </Text>
      )}
    </Stack>
  );
}
