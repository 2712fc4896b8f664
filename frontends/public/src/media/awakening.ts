import type { Picture } from './picture.ts';
import awakening from './pictures/awakening.svg';

/** The dial of the living year, rising out of water like a sun. */
export const awakeningPicture: Picture = { src: awakening, width: 1600, height: 900 };
