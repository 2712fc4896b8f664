import { parsePersonRef, type Person } from '@aera/contracts';
import { Button, Heading, Notice, Row, Stack } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { ShortId } from '../../../shared/links/id-links.tsx';
import { PageHead } from '../../../shared/page/page-title.tsx';
import { personPath } from '../../../shared/paths.ts';
import { personCopy as copy } from './person-copy.ts';
import { StatusRegion } from './person-layout.tsx';

type NamedPerson = Pick<Person, 'name' | 'contacts'>;

/** True for a person with contacts whose name is erased. */
export const isErased = ({ name, contacts }: NamedPerson): boolean => name === '' && contacts.length > 0;

/** Returns the name of a person, “Erased” for an erased one, else a short form of the reference. */
export function toDisplayName(ref: string, person: NamedPerson): string {
  if (person.name !== '') return person.name;
  const { by, id } = parsePersonRef(ref);
  return isErased(person) ? copy.erased : copy.unnamed[by](id.slice(0, 8));
}

type Sources = Person['sources'];

/** Lists the display names of the services that did not respond; empty if all responded. */
export const listUnavailable = (sources: Sources): string =>
  [...new Set(sources.filter(({ state }) => state === 'unavailable').map(({ service }) => service))]
    .map((service) => serviceTitles[service])
    .join(', ');

interface UnavailableServicesProps {
  readonly sources: Sources;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** Names the services that did not respond, in a region that announces changes. */
export function UnavailableServices({ sources, isFetching, onRetry }: UnavailableServicesProps) {
  const names = listUnavailable(sources);
  return (
    <StatusRegion>
      {names && (
        <Notice tone="warning">
          <Stack gap={2} align="start">
            <span>{copy.missing(names)}</span>
            <Button variant="secondary" size="sm" pending={isFetching} onClick={onRetry}>
              {copy.retry}
            </Button>
          </Stack>
        </Notice>
      )}
    </StatusRegion>
  );
}

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

interface PersonHeadProps {
  /** Reference in the URL. */
  readonly id: string;
  readonly person: Person;
}

/** Name of the person, and notices about erasure and shared browsers. */
export function PersonHead({ id, person }: PersonHeadProps) {
  const name = toDisplayName(id, person);
  return (
    <Stack gap={3}>
      <PageHead title={name} />
      <Name level={1} size="2xl">
        {name}
      </Name>
      {isErased(person) && <Notice title={copy.erasedTitle}>{copy.erasedText}</Notice>}
      {person.sessionContactIds.length > 0 && <SharedBrowserNotice contacts={person.sessionContactIds} />}
    </Stack>
  );
}

/** Links to all contacts that were written in a shared browser. */
const SharedBrowserNotice = ({ contacts }: { readonly contacts: readonly string[] }) => (
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
