export * from './tree/append-leaves.ts';
export * from './tree/entry-bundle.ts';
export * from './tree/hash.ts';
export * from './tree/proof.ts';
export { listCompleteSubtrees } from './tree/ranges.ts';
export * from './tree/tiles.ts';
