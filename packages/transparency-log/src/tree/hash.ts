import { createHash } from 'node:crypto';

/** SHA-256, 32 bytes. */
export type Hash = Uint8Array;

export const hashBytes = 32;

/** Splits concatenated hashes. */
export const splitHashes = (bytes: Uint8Array): Hash[] =>
  Array.from({ length: bytes.length / hashBytes }, (_, index) =>
    bytes.subarray(index * hashBytes, (index + 1) * hashBytes),
  );

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

/** Root of the tree without leaves (RFC 9162, section 2.1.1). */
export const emptyRoot: Hash = createHash('sha256').digest();

/** Hash of one entry (RFC 9162, section 2.1.1): the prefix distinguishes entries from nodes. */
export const hashLeaf = (entry: Uint8Array): Hash =>
  createHash('sha256').update(leafPrefix).update(entry).digest();

/** Hash of two adjacent subtrees. */
export const hashNode = (left: Hash, right: Hash): Hash =>
  createHash('sha256').update(nodePrefix).update(left).update(right).digest();
