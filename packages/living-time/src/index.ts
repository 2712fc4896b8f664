export { formatAeraTimestamp, parseAeraTimestamp } from './aera-timestamp.ts';
export { fromLivingTime } from './from-living-time.ts';
export type { LivingDate, LivingDay } from './living-date.ts';
export { months } from './months.ts';
export type { Month } from './months.ts';
export { toLivingTime } from './to-living-time.ts';
