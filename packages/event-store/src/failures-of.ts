import { isUnavailable } from './database.ts';
import type { Failure } from './worker.ts';

/** How often in a row a worker failed for a reason of its own. While PostgreSQL is away everything fails, and passes by itself. */
export const failuresOf = (failure: Failure | undefined): number =>
  failure && !isUnavailable(failure.cause) ? failure.count : 0;
