import { isApiError } from '@aera/frontend-kit';

/** True when there is nothing by this id, or it is no id. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

/** What another steward saved meanwhile, as conflict responses carry it; null for other errors. */
export const readConflict = <Current>(error: unknown): Current | null =>
  ((isApiError(error) && error.problem?.['current']) || null) as Current | null;
