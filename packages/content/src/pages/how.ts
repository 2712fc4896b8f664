import type { How } from '../schema/how.ts';
import { alignment } from './how/alignment.ts';
import { cases } from './how/cases.ts';
import { closing } from './how/closing.ts';
import { foundation } from './how/foundation.ts';
import { objectionList } from './how/objection-list.ts';
import { objections } from './how/objections.ts';
import { contents, hero, meta } from './how/opening.ts';
import { papalBulls } from './how/papal-bulls.ts';
import { personTrap } from './how/person-trap.ts';
import { precedents } from './how/precedents.ts';
import { truthRevealed } from './how/truth-revealed.ts';

/** The whole page, for validation. The page itself imports the parts (`@aera/content/how/…`), so that each loads on demand. */
export const how: How = {
  meta,
  hero,
  contents,
  foundation,
  alignment,
  precedents,
  cases,
  papalBulls,
  personTrap,
  truthRevealed,
  objections,
  objectionList,
  closing,
};
