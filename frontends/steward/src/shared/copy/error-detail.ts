import { isApiError } from '@aera/frontend-kit';

/** The detail of a problem document, else a fixed text. */
export const errorDetail = (error: unknown, fallback: string): string =>
  (isApiError(error) && error.problem?.detail) || fallback;
