export * from './file-store.ts';
export * from './witness.ts';
export * from './witness-key.ts';
export * from './witness-server.ts';
