import type { PersonMerges } from '@aera/contracts';
import { Button, Card, Heading, MutedText, Notice, Stack, Text } from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Link } from 'react-router-dom';
import { comparePath } from '../../../shared/paths.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { MergeHistory } from './merge-history.tsx';
import { MergeSearch } from './merge-search.tsx';
import { findOther, useMergeActions, usePersonMerges } from './merges-api.ts';
import { mergesCopy } from './merges-copy.ts';
import { OtherContact } from './other-contact.tsx';
import { PlainList } from '../../../shared/list/plain-list.tsx';

const copy = mergesCopy.panel;

/** Notice above a contact that names its most likely duplicate. `ContactMerges` lists all. */
export function MergeHint({ id }: { readonly id: string }) {
  const { data: merges } = usePersonMerges(id);
  const [first, ...more] = merges?.suggestions ?? [];
  const duplicate = merges && first && findOther(merges.requestedContactId, first);
  if (!duplicate) return null;
  const name = duplicate.name || mergesCopy.erased;
  return (
    <Notice>
      {[copy.possibleDuplicateOf, name, copy.andMore(more.length)].filter(Boolean).join(' ')}{' '}
      <Link to={comparePath(id, duplicate.id)} aria-label={`${copy.compare}: ${name}`}>
        {copy.compare}
      </Link>
    </Notice>
  );
}

/** The other contacts of the same person, likely duplicates, and the actions to merge and split. */
export function ContactMerges({ id }: { readonly id: string }) {
  return (
    <Card as="section" aria-label={copy.title}>
      <Stack gap={4}>
        <Heading level={3} size="md">
          {copy.title}
        </Heading>
        <QueryContent query={usePersonMerges(id)} copy={copy} quiet>
          {(merges) => <MergePanel id={id} merges={merges} />}
        </QueryContent>
      </Stack>
    </Card>
  );
}

interface MergePanelProps {
  readonly id: string;
  readonly merges: PersonMerges;
}

function MergePanel({ id, merges: { person, requestedContactId, suggestions, history } }: MergePanelProps) {
  const { mutate, isPending, variables } = useMergeActions();
  const mayChange = useMayChange();
  const otherContacts = person.contacts.filter((contact) => contact.id !== requestedContactId);
  const self = person.contacts.find((contact) => contact.id === requestedContactId);
  return (
    <>
      {otherContacts.length === 0 && suggestions.length === 0 && <MutedText>{copy.notMerged}</MutedText>}
      {otherContacts.length > 0 && (
        <Stack gap={3}>
          <Text size="sm">{copy.mergedWith}</Text>
          <PlainList aria-label={copy.mergedWith}>
            {otherContacts.map((contact) => (
              <OtherContact key={contact.id} contact={contact} />
            ))}
          </PlainList>
          {mayChange && (
            <div>
              <Button
                variant="secondary"
                size="sm"
                pending={isPending && variables.type === 'split'}
                disabled={isPending && variables.type !== 'split'}
                onClick={() => mutate({ type: 'split', id, name: self?.name || mergesCopy.someone })}
              >
                {copy.split}
              </Button>
            </div>
          )}
        </Stack>
      )}
      {suggestions.length > 0 && (
        <Stack gap={3}>
          <Text size="sm">{copy.possibleDuplicateOf}</Text>
          <PlainList aria-label={copy.possibleDuplicateOf}>
            {suggestions.map(({ id: key, reasons, ...duplicate }) => {
              const theirs = findOther(requestedContactId, duplicate);
              return (
                theirs && <OtherContact key={key} contact={theirs} reasons={reasons} comparedWith={id} />
              );
            })}
          </PlainList>
        </Stack>
      )}
      <div>
        {history.length > 0 && (
          <Collapsible title={copy.history}>
            <MergeHistory
              entries={history}
              undoing={isPending && 'actionId' in variables ? variables.actionId : null}
              busy={isPending}
              onUndo={mayChange ? (type, actionId) => mutate({ type, id, actionId }) : null}
            />
          </Collapsible>
        )}
        {mayChange && (
          <Collapsible title={copy.search}>
            <MergeSearch id={id} mergedContacts={person.contacts} />
          </Collapsible>
        )}
      </div>
    </>
  );
}
