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

type Links = Person['links'];
type Group = keyof typeof copy.groups;

/** The most reliable first. Contacts have a card of their own. */
const order: readonly Group[] = ['member', 'email', 'session', 'unsure'];

const isOf = ({ link, sure }: Links[number], group: Group): boolean =>
  group === 'unsure' ? !sure : sure && link === group;

/** More than this of one kind fold away. */
const maxShown = 4;

const Value = styled(Text)`
  overflow-wrap: anywhere;
`;

/** The identifiers of a person by group, with how reliable each group is. */
export function PersonIdentifiers({ links }: { readonly links: Links }) {
  const found = order.flatMap((group) => {
    const of = links.filter((link) => isOf(link, group));
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
        <IdentifierGroup key={group} group={group} links={of} />
      ))}
    </SectionCard>
  );
}

function IdentifierGroup({ group, links }: { readonly group: Group; readonly links: Links }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? links : links.slice(0, maxShown);
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
            {group === 'unsure' && link !== 'email' && `${copy.kinds[link]} `}
            {link === 'email' ? value : <ShortId id={value} />}{' '}
            {since && (
              <Text as="span" size="xs" tone="muted">
                {copy.since(formatDay(since))}
              </Text>
            )}
          </Value>
        ))}
      </PlainList>
      {shown.length < links.length && (
        <Text as="div" size="sm">
          <TextButton type="button" onClick={() => setWhole(true)}>
            {copy.more(links.length - shown.length)}
          </TextButton>
        </Text>
      )}
    </Stack>
  );
}
