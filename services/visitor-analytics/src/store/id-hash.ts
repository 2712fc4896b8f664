import { createHash } from 'node:crypto';

/** Four bytes by which a position in the stream is found. */
export const toIdHash = (id: string): number => createHash('sha1').update(id).digest().readInt32BE();
