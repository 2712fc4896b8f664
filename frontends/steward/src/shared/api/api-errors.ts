import { isApiError } from '@aera/frontend-kit';

/** True for 404 and for invalid ids (400). */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);
