import { defineSingleStream } from '@aera/event-store';
import { allowList } from './allow-list.ts';

export const allowListStream = defineSingleStream('allow-list', allowList);
