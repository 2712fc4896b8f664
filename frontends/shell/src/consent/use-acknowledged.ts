import { local, useStoredFlag } from '@aera/frontend-kit';
import { keys } from '../keys.ts';

/** Whether this browser has acknowledged the notice, here or in another tab; taken for granted until the page is hydrated. */
export const useAcknowledged = (): boolean => useStoredFlag(local, keys.acknowledged, true);
