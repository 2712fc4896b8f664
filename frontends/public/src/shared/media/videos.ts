import heroCaptions from './videos/intro-hero.en.vtt';
import heroMp4 from './videos/intro-hero.mp4';
import heroWebm from './videos/intro-hero.webm';
import heroPoster from './videos/intro-hero.webp';
import whyNowCaptions from './videos/why-now.en.vtt';
import whyNowMp4 from './videos/why-now.mp4';
import whyNowWebm from './videos/why-now.webm';
import whyNowPoster from './videos/why-now.webp';

/** Props of the `Video` of the design system. */
interface VideoMedia {
  /** In order of preference. */
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

/** Offers AV1, and H.264 for browsers without it. */
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

/** A loop of the dial of the living year. */
export const heroVideo = toVideo({
  webm: heroWebm,
  mp4: heroMp4,
  poster: heroPoster,
  captions: heroCaptions,
});

/** A film of half a minute with text. */
export const whyNowVideo = toVideo({
  webm: whyNowWebm,
  mp4: whyNowMp4,
  poster: whyNowPoster,
  captions: whyNowCaptions,
});
