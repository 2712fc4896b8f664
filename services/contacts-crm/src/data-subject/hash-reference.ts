import { createHash } from 'node:crypto';
import { formatPersonRef, type PersonReference } from '@aera/contracts';
import type { ErasureIdentifiers } from './person-erasure.ts';

/** Hash of a reference, which identifies no one after the erasure. */
export const hashReference = (erasureId: string, reference: PersonReference): string =>
  createHash('sha256')
    .update(`${erasureId} ${formatPersonRef(reference)}`)
    .digest('hex');

/** Hashes of the references to the browsers and members of a person. */
export const hashReferences = (erasureId: string, { sessions, members }: ErasureIdentifiers): string[] => [
  ...sessions.map((id) => hashReference(erasureId, { by: 'session', id })),
  ...members.map((id) => hashReference(erasureId, { by: 'member', id })),
];
