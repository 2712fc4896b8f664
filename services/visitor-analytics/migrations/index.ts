import { visits } from './0001-visits.ts';

export const migrations = [visits];
