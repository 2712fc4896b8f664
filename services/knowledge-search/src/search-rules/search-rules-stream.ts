import { defineSingleStream } from '@aera/event-store';
import { searchRulesDecider } from './decide-search-rules.ts';

export const searchRulesStream = defineSingleStream('search-rules', searchRulesDecider);
