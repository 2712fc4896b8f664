export * from './tree/append-leaves.ts';
export * from './tree/hash.ts';
export * from './tree/proof.ts';
