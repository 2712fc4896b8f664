/** A film as the `Video` of the design system takes it. */
export interface Film {
  /** Best first. */
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly poster: string;
  readonly captions: { readonly src: string; readonly srcLang: string; readonly label: string };
  readonly width: number;
  readonly height: number;
}

interface Files {
  readonly webm: string;
  readonly mp4: string;
  readonly poster: string;
  readonly captions: string;
}

/** AV1 for browsers that play it, H.264 for all the others. */
export const film = ({ webm, mp4, poster, captions }: Files): Film => ({
  sources: [
    { src: webm, type: 'video/webm; codecs="av01.0.05M.08, opus"' },
    { src: mp4, type: 'video/mp4' },
  ],
  poster,
  captions: { src: captions, srcLang: 'en', label: 'English' },
  width: 1280,
  height: 720,
});
