import { createHash } from 'node:crypto';
import { formatPersonRef, type PersonReference } from '@aera/contracts';

/** Hash of a reference, which identifies no one after the erasure. */
export const hashReference = (erasureId: string, reference: PersonReference): string =>
  createHash('sha256')
    .update(`${erasureId} ${formatPersonRef(reference)}`)
    .digest('hex');
