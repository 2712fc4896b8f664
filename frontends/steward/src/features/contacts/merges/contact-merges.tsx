import type { PersonMerges } from '@aera/contracts';
import { Button, Card, Heading, Stack, Text, theme } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import { styled } from 'styled-components';
import { MergeHistory } from './merge-history.tsx';
import { MergeSearch } from './merge-search.tsx';
import { otherThan, useMergeActs, usePersonMerges } from './merges-api.ts';
import { mergesCopy } from './merges-copy.ts';
import { OtherContact } from './other-contact.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useMayChange } from '../../../shared/session/roles.tsx';

const copy = mergesCopy.panel;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
`;

/** Who is one person with a contact, who else may be, and the way to say so or take it back. */
export function ContactMerges({ id }: { readonly id: string }) {
  const reading = usePersonMerges(id);
  const { data: merges, error } = reading;
  return (
    <Card as="section" aria-label={copy.title}>
      <Stack gap={4}>
        <Heading level={3} size="md">
          {copy.title}
        </Heading>
        {merges && <Person id={id} merges={merges} />}
        {!merges && error && <ReadingFailure title={copy.failed} reading={reading} />}
        {!merges && !error && (
          <Text as="output" size="sm" tone="muted">
            {copy.loading}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface PersonProps {
  readonly id: string;
  readonly merges: PersonMerges;
}

function Person({ id, merges: { person, here, suggestions, history } }: PersonProps) {
  const { mutate, isPending, variables } = useMergeActs();
  const mayChange = useMayChange();
  const others = person.contacts.filter((contact) => contact.id !== here);
  const self = person.contacts.find((contact) => contact.id === here);
  return (
    <>
      {others.length === 0 && suggestions.length === 0 && (
        <Text size="sm" tone="muted">
          {copy.alone}
        </Text>
      )}
      {others.length > 0 && (
        <Stack gap={3}>
          <Text size="sm">{copy.mergedWith}</Text>
          <List aria-label={copy.mergedWith}>
            {others.map((contact) => (
              <OtherContact key={contact.id} contact={contact} />
            ))}
          </List>
          {mayChange && (
            <div>
              <Button
                variant="secondary"
                size="sm"
                pending={isPending && variables.does === 'split'}
                disabled={isPending && variables.does !== 'split'}
                onClick={() => mutate({ does: 'split', id, name: self?.name || mergesCopy.someone })}
              >
                {copy.split}
              </Button>
            </div>
          )}
        </Stack>
      )}
      {suggestions.length > 0 && (
        <Stack gap={3}>
          <Text size="sm">{copy.maybe}</Text>
          <List aria-label={copy.maybe}>
            {suggestions.map(({ id: key, reasons, ...duplicate }) => {
              const theirs = otherThan(here, duplicate);
              return (
                theirs && <OtherContact key={key} contact={theirs} reasons={reasons} comparedWith={id} />
              );
            })}
          </List>
        </Stack>
      )}
      <div>
        {history.length > 0 && (
          <Collapsible title={copy.history}>
            <MergeHistory
              entries={history}
              taking={isPending && 'actId' in variables ? variables.actId : null}
              busy={isPending}
              onTakeBack={mayChange ? (does, actId) => mutate({ does, id, actId }) : null}
            />
          </Collapsible>
        )}
        {mayChange && (
          <Collapsible title={copy.search}>
            <MergeSearch id={id} person={person.contacts} />
          </Collapsible>
        )}
      </div>
    </>
  );
}
