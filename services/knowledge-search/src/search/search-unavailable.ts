import { HttpProblem } from '@aera/service-kit';
import { EngineUnavailable } from '../engine/search-engine.ts';

/** Answers 503 for an engine that cannot be reached; every other error goes on as it is. */
export const throwSearchUnavailable = (error: unknown): never => {
  if (!(error instanceof EngineUnavailable)) throw error;
  throw new HttpProblem(503, 'Search is not available just now.', { code: 'search-unavailable' });
};
