import { defineAppendOnlyStream } from '@aera/event-store';
import type { SparedEvent } from './spared-question.ts';

export const sparedQuestionStream = defineAppendOnlyStream<SparedEvent>('spared');
