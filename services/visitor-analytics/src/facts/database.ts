import type { createDatabase } from '@aera/event-store';

/** Plain SQL, and transactions of it. */
export type Database = Pick<ReturnType<typeof createDatabase>, 'sql' | 'transaction'>;
