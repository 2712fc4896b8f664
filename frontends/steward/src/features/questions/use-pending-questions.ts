import { pendingQuestions } from '@aera/contracts';
import { useStewardQuery } from '../../shared/session/use-steward-query.ts';

const halfAMinute = 30_000;

/** Questions that wait for an answer, oldest first, read again every 30 seconds. */
export const usePendingQuestions = () => useStewardQuery(pendingQuestions, { every: halfAMinute });
