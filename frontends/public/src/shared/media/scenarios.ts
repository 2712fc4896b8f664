import { toPicture } from './picture.ts';
import business from './pictures/scenario-business.svg';
import family from './pictures/scenario-family.svg';
import identity from './pictures/scenario-identity.svg';
import property from './pictures/scenario-property.svg';

/** The four scenarios of the protection page. */
export const scenarioPictures = {
  identity: toPicture(identity),
  family: toPicture(family),
  property: toPicture(property),
  business: toPicture(business),
};
