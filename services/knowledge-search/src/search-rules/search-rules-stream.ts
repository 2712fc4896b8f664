import { defineSingleStream } from '@aera/event-store';
import { searchRulesDecider } from './search-rules.ts';

export const searchRulesStream = defineSingleStream('search-rules', searchRulesDecider);
