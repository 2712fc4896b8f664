import aether from './pictures/aether.svg';
import essence from './pictures/essence.svg';
import matter from './pictures/matter.svg';
import business from './pictures/scenario-business.svg';
import family from './pictures/scenario-family.svg';
import identity from './pictures/scenario-identity.svg';
import property from './pictures/scenario-property.svg';
import team from './pictures/team.svg';

/** A picture with its size, which reserves the space while it loads. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const toPicture = (src: string): Picture => ({ src, width: 1200, height: 800 });

/** The three layers of the living fabric. */
export const fabricPictures = {
  essence: toPicture(essence),
  matter: toPicture(matter),
  aether: toPicture(aether),
};

/** The four scenarios of the protection page. */
export const scenarioPictures = {
  identity: toPicture(identity),
  family: toPicture(family),
  property: toPicture(property),
  business: toPicture(business),
};

/** Thirteen empty seats around a round table. */
export const teamPicture = toPicture(team);
