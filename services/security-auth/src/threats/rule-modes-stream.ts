import { defineSingleStream } from '@aera/event-store';
import { ruleModes } from './rule-modes.ts';

export const ruleModesStream = defineSingleStream('threat-rules', ruleModes);
