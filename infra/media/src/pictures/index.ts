import type { Picture } from '../drawing/picture.ts';
import { amlVsLegalFiction } from './aml-vs-legal-fiction.ts';
import { scenarioBusiness } from './scenario-business.ts';
import { scenarioFamily } from './scenario-family.ts';
import { scenarioIdentity } from './scenario-identity.ts';
import { scenarioProperty } from './scenario-property.ts';
import { team } from './team.ts';

/** Every picture of the site. */
export const pictures: readonly Picture[] = [
  scenarioIdentity,
  scenarioFamily,
  scenarioProperty,
  scenarioBusiness,
  team,
  amlVsLegalFiction,
];
