import { defineStream } from '@aera/event-store';
import { gapDecider } from './decide-gap.ts';

export const gapStream = defineStream('gap', gapDecider);
