import poster from './pictures/aml-vs-legal-fiction.svg';
import type { Picture } from './picture.ts';

/** Stands on the video card of the sales page. */
export const amlVsLegalFiction: Picture = { src: poster, width: 1280, height: 720 };
