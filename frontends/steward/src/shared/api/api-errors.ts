import { isApiError } from '@aera/frontend-kit';

/** True for 404 and for invalid ids (400). */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

/** The current state that a conflict response carries; null for other errors. */
export const readConflict = <Current>(error: unknown): Current | null =>
  ((isApiError(error) && error.problem?.['current']) || null) as Current | null;
