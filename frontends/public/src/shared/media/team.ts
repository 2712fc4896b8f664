import { toPicture } from './picture.ts';
import team from './pictures/team.svg';

/** Thirteen empty seats around a round table. */
export const teamPicture = toPicture(team);
