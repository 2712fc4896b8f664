import type { Person } from '@aera/contracts';
import { parsePersonRef } from '@aera/contracts';
import { personCopy as copy } from './person-copy.ts';

type Named = Pick<Person, 'name' | 'contacts'>;

/** Somebody who wrote and has no name any more. */
export const isErased = ({ name, contacts }: Named): boolean => name === '' && contacts.length > 0;

/** What the page calls a person: their name, else what became of them, else what they were asked for by. */
export function calledOf(ref: string, person: Named): string {
  if (person.name !== '') return person.name;
  const { by, id } = parsePersonRef(ref);
  return isErased(person) ? copy.erased : copy.unnamed[by](id.slice(0, 8));
}
