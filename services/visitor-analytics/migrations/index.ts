import { visits } from './0001-visits.ts';
import { dailySalts } from './0002-daily-salts.ts';

export const migrations = [visits, dailySalts];
