import type { Person } from '@aera/contracts';
import { Heading, MutedText, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TextButton } from '../../../shared/fields/text-button.ts';
import { formatDay } from '../../../shared/copy/format-date.ts';
import { ShortId } from '../../../shared/links/id-links.tsx';
import { personCopy } from './person-copy.ts';
import { PlainList } from '../../../shared/list/plain-list.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';

const copy = personCopy.identifiers;

type Identifiers = Person['identifiers'];
type Group = keyof typeof copy.groups;

/** Groups of identifiers, the most reliable first. Contacts have their own card. */
const order: readonly Group[] = ['member', 'email', 'session', 'unverified'];

const belongsTo = ({ link, verified }: Identifiers[number], group: Group): boolean =>
  group === 'unverified' ? !verified : verified && link === group;

/** Identifiers of a group beyond this number are collapsed. */
const maxShown = 4;

const Value = styled(Text)`
  overflow-wrap: anywhere;
`;

/** The identifiers of a person by group, with the reliability of each group. */
export function PersonIdentifiers({ identifiers }: { readonly identifiers: Identifiers }) {
  const groups = order.flatMap((group) => {
    const members = identifiers.filter((identifier) => belongsTo(identifier, group));
    return members.length > 0 ? [{ group, members }] : [];
  });
  return (
    <SectionCard title={copy.title} padding={4}>
      {groups.length === 0 && <MutedText>{copy.none}</MutedText>}
      {groups.map(({ group, members }) => (
        <IdentifierGroup key={group} group={group} identifiers={members} />
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
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? identifiers : identifiers.slice(0, maxShown);
  const { title, text } = copy.groups[group];
  return (
    <Stack gap={1}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <MutedText size="xs">{text}</MutedText>
      <PlainList>
        {shown.map(({ link, value, since }) => (
          <Value as="li" size="sm" key={`${link} ${value}`}>
            {group === 'unverified' && link !== 'email' && `${copy.kinds[link]} `}
            {link === 'email' ? value : <ShortId id={value} />}{' '}
            {since && (
              <MutedText as="span" size="xs">
                {copy.since(formatDay(since))}
              </MutedText>
            )}
          </Value>
        ))}
      </PlainList>
      {shown.length < identifiers.length && (
        <Text as="div" size="sm">
          <TextButton type="button" onClick={() => setExpanded(true)}>
            {copy.more(identifiers.length - shown.length)}
          </TextButton>
        </Text>
      )}
    </Stack>
  );
}
