export { createGeography } from './geography.ts';
export type { Geography, Place } from './geography.ts';
