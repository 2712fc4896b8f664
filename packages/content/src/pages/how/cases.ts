import type { CourtCase } from '../../schema/how/cases.ts';
import { bond } from './cases/bond.ts';
import { brady } from './cases/brady.ts';
import { clearfield } from './cases/clearfield.ts';
import { hale } from './cases/hale.ts';
import { kis } from './cases/kis.ts';
import { murdock } from './cases/murdock.ts';
import { tweel } from './cases/tweel.ts';

export type { CourtCase } from '../../schema/how/cases.ts';

/** The seven decisions, in the order of the page. */
export const cases: CourtCase[] = [hale, kis, clearfield, brady, murdock, tweel, bond];
