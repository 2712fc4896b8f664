import { HttpProblem } from '@aera/service-kit';
import { EngineUnavailable } from '../engine/search-engine.ts';

/** Maps an unavailable engine to HTTP 503 and rethrows every other error. */
export const throwSearchUnavailable = (error: unknown): never => {
  if (!(error instanceof EngineUnavailable)) throw error;
  throw new HttpProblem(503, 'Search is temporarily unavailable. Try again in a moment.', {
    code: 'search-unavailable',
  });
};
