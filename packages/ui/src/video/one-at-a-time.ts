let playing: HTMLVideoElement | null = null;

/** The video that starts is the only one of the page that plays. */
export function playAlone(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause();
  playing = video;
}

/** Nothing plays, or this does. */
export const mayPlay = (video: HTMLVideoElement): boolean =>
  playing === null || playing === video || playing.paused;
