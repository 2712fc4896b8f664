import { timeWords } from './format-bucket-start.ts';
import type { Bucket, Measure } from './series.ts';
import { chartWords as words } from '../overview-copy.ts';

export interface Axis {
  readonly measure: Measure;
  readonly interval: 'hour' | 'day';
  readonly zone: string;
}

/** What a bucket holds, line by line: its time and count, then those before. */
export function bucketWords(
  { start, current, before, startBefore, running }: Bucket,
  { measure, interval, zone }: Axis,
) {
  return {
    time: timeWords(start, interval, zone, 'whole'),
    count:
      current === null
        ? words.toCome
        : `${words.counted(current, measure)}${running ? ` ${words.soFar}` : ''}`,
    before:
      before === null || startBefore === null
        ? null
        : `${timeWords(startBefore, interval, zone, 'whole')}: ${words.counted(before, measure)}`,
  };
}

/** The same in one sentence, to be read out. */
export function bucketSentence(bucket: Bucket, axis: Axis): string {
  const { time, count, before } = bucketWords(bucket, axis);
  return `${time}: ${count}${before ? `. ${words.before}, ${before}` : ''}`;
}
