import { film } from './film.ts';
import heroCaptions from './films/intro-hero.en.vtt';
import heroMp4 from './films/intro-hero.mp4';
import heroWebm from './films/intro-hero.webm';
import heroPoster from './films/intro-hero.webp';
import whyNowCaptions from './films/why-now.en.vtt';
import whyNowMp4 from './films/why-now.mp4';
import whyNowWebm from './films/why-now.webm';
import whyNowPoster from './films/why-now.webp';

/** The dial of the living year, turning; a loop. */
export const heroFilm = film({ webm: heroWebm, mp4: heroMp4, poster: heroPoster, captions: heroCaptions });

/** Half a minute of text. */
export const whyNowFilm = film({
  webm: whyNowWebm,
  mp4: whyNowMp4,
  poster: whyNowPoster,
  captions: whyNowCaptions,
});
