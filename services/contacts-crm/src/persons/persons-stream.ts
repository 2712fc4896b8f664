import { defineSingleStream } from '@aera/event-store';
import { persons } from './decide-persons.ts';

/** One stream for all persons: a contact belongs to at most one of them, whoever merges at the same time. */
export const personsStream = defineSingleStream('persons', persons);
