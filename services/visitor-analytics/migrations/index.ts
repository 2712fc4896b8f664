import { visits } from './0001-visits.ts';
import { dailySalts } from './0002-daily-salts.ts';
import { factsAndVisits } from './0003-facts-and-visits.ts';
import { retention } from './0004-retention.ts';
import { whatStewardsSaid } from './0005-decision-history.ts';
import { erasure } from './0006-erasure.ts';
import { visitorsByTheHour } from './0007-hourly-visitor-hashes.ts';
import { visitsWithReasons } from './0008-visits-with-bot-signals-index.ts';
import { hoursByDimension } from './0009-hourly-metrics-dimension-index.ts';
import { visitingDays } from './0010-visitor-active-days.ts';

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
