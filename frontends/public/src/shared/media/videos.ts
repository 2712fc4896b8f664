import heroCaptions from './videos/intro-hero.en.vtt';
import heroMp4 from './videos/intro-hero.mp4';
import heroWebm from './videos/intro-hero.webm';
import heroPoster from './videos/intro-hero.webp';
import whyNowCaptions from './videos/why-now.en.vtt';
import whyNowMp4 from './videos/why-now.mp4';
import whyNowWebm from './videos/why-now.webm';
import whyNowPoster from './videos/why-now.webp';

/** A film as the `Video` of the design system takes it. */
interface VideoMedia {
  /** Best first. */
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly poster: string;
  readonly captions: { readonly src: string; readonly srcLang: string; readonly label: string };
  readonly width: number;
  readonly height: number;
}

interface VideoFiles {
  readonly webm: string;
  readonly mp4: string;
  readonly poster: string;
  readonly captions: string;
}

/** AV1 for browsers that play it, H.264 for all the others. */
const toVideo = ({ webm, mp4, poster, captions }: VideoFiles): VideoMedia => ({
  sources: [
    { src: webm, type: 'video/webm; codecs="av01.0.05M.08, opus"' },
    { src: mp4, type: 'video/mp4' },
  ],
  poster,
  captions: { src: captions, srcLang: 'en', label: 'English' },
  width: 1280,
  height: 720,
});

/** The dial of the living year, turning; a loop. */
export const heroVideo = toVideo({
  webm: heroWebm,
  mp4: heroMp4,
  poster: heroPoster,
  captions: heroCaptions,
});

/** Half a minute of text. */
export const whyNowVideo = toVideo({
  webm: whyNowWebm,
  mp4: whyNowMp4,
  poster: whyNowPoster,
  captions: whyNowCaptions,
});
