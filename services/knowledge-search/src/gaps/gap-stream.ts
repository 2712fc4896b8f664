import { defineStream } from '@aera/event-store';
import { gapDecider } from './gap.ts';

export const gapStream = defineStream('gap', gapDecider);
