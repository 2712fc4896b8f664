import { defineSingleStream } from '@aera/event-store';
import { persons } from './decide-persons.ts';

/** One stream for all persons: a contact belongs to at most one person, also under concurrent merges. */
export const personsStream = defineSingleStream('persons', persons);
