import { listContacts } from '@aera/contracts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

const halfAMinute = 30_000;

/** All contact leads, newest first, read again every 30 seconds. */
export const useContacts = () => useStewardQuery(listContacts, { every: halfAMinute });
