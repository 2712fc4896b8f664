import { toPicture } from './picture.ts';
import aether from './pictures/aether.svg';
import essence from './pictures/essence.svg';
import matter from './pictures/matter.svg';

/** The three layers of the living fabric. */
export const fabricPictures = {
  essence: toPicture(essence),
  matter: toPicture(matter),
  aether: toPicture(aether),
};
