import type { createDatabase } from '@aera/event-store';

/** Plain SQL, transactions of it, and connections of one's own. */
export type Database = Pick<ReturnType<typeof createDatabase>, 'sql' | 'transaction' | 'openSession'>;
