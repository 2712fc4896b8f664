export interface Cue {
  /** Seconds from the start. */
  readonly from: number;
  readonly to: number;
  readonly caption: string;
  /** Where it stands, as WebVTT says it; at the foot unless stated. */
  readonly place?: string;
}

const moment = (seconds: number): string =>
  [3600, 60, 1]
    .map((unit) => String(Math.floor(seconds / unit) % (unit === 3600 ? 100 : 60)).padStart(2, '0'))
    .join(':') + `.${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`;

/** Captions as a WebVTT file. */
export const webVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ from, to, caption, place = '' }) => `${moment(from)} --> ${moment(to)}${place && ` ${place}`}\n${caption}\n`).join('\n')}`;
