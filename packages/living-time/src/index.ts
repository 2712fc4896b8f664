export type * from './living-date.ts';
export * from './living-time.ts';
export { type Month, months } from './months.ts';
