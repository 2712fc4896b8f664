import { emitWindowEvent } from '@aera/frontend-kit';
import { erasedPath } from '../paths.ts';

/** Leaves by a new page, so that nothing that was read for the member stays in this one; Back does not lead here again. */
export function leaveErased(): void {
  emitWindowEvent('signed-out');
  window.location.replace(erasedPath);
}
