export * from './figures.ts';
export * from './load.ts';
export * from './processes.ts';
