import { defineSingleStream } from '@aera/event-store';
import { scoreRules } from './decide-score-rules.ts';

export const scoreRulesStream = defineSingleStream('score-rules', scoreRules);
