import { z } from 'zod';
import { HowAlignment } from './how/alignment.ts';
import { CourtCases } from './how/cases.ts';
import { HowClosing } from './how/closing.ts';
import { HowContents } from './how/contents.ts';
import { HowFoundation } from './how/foundation.ts';
import { HowHero } from './how/hero.ts';
import { ObjectionList } from './how/objection-list.ts';
import { HowObjections } from './how/objections.ts';
import { HowPapalBulls } from './how/papal-bulls.ts';
import { HowPersonTrap } from './how/person-trap.ts';
import { HowPrecedents } from './how/precedents.ts';
import { HowTruthRevealed } from './how/truth-revealed.ts';
import { PageMeta } from './page-meta.ts';

/** The how-it-works page. Its parts are separate modules, because the page loads the long ones after the first view. */
export const How = z.strictObject({
  meta: PageMeta,
  hero: HowHero,
  contents: HowContents,
  foundation: HowFoundation,
  alignment: HowAlignment,
  precedents: HowPrecedents,
  cases: CourtCases,
  papalBulls: HowPapalBulls,
  personTrap: HowPersonTrap,
  truthRevealed: HowTruthRevealed,
  objections: HowObjections,
  objectionList: ObjectionList,
  closing: HowClosing,
});
export type How = z.infer<typeof How>;
