/** A film, drawn frame by frame from a moment in seconds. */
export interface Film {
  readonly name: string;
  readonly seconds: number;
  /** The moment that stands for the whole before it plays. */
  readonly poster: number;
  /** What is drawn in front of the deep teal, as SVG of 1280 × 720. */
  readonly frame: (at: number) => string;
  readonly sound: () => Float32Array;
  /** Quality: higher is smaller. */
  readonly crf: { readonly av1: number; readonly h264: number };
  /** WebVTT, in English. */
  readonly captions: string;
}

export const width = 1280;
export const height = 720;
export const framesPerSecond = 24;

/** From 0 to 1 while the moment passes from one to the other, slow at both ends. */
export function ease(at: number, from: number, to: number): number {
  const way = Math.min(Math.max((at - from) / (to - from), 0), 1);
  return way * way * (3 - 2 * way);
}
