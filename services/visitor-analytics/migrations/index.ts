import { visits } from './0001-visits.ts';
import { dailySalts } from './0002-daily-salts.ts';
import { factsAndVisits } from './0003-facts-and-visits.ts';
import { retention } from './0004-retention.ts';
import { whatStewardsSaid } from './0005-what-stewards-said.ts';
import { erasure } from './0006-erasure.ts';
import { visitorsByTheHour } from './0007-visitors-by-the-hour.ts';
import { visitsWithReasons } from './0008-visits-with-reasons.ts';
import { hoursByDimension } from './0009-hours-by-dimension.ts';
import { visitingDays } from './0010-visiting-days.ts';

export const migrations = [
  visits,
  dailySalts,
  factsAndVisits,
  retention,
  whatStewardsSaid,
  erasure,
  visitorsByTheHour,
  visitsWithReasons,
  hoursByDimension,
  visitingDays,
];
