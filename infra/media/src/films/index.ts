import type { Film } from './film.ts';
import { introHero } from './intro-hero.ts';
import { whyNow } from './why-now.ts';

/** Every film of the site. */
export const films: readonly Film[] = [introHero, whyNow];
