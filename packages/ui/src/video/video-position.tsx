import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { Position } from './video-style.ts';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const still = { at: 0, of: 0 };

/** How far the video is, and a way to another place in it. */
export function VideoPosition({
  video,
  label,
  onSeek,
}: {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly label: string;
  readonly onSeek: (seconds: number) => void;
}) {
  const [{ at, of }, setPlace] = useState(still);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const read = () => setPlace({ at: element.currentTime, of: element.duration || 0 });
    const events = ['timeupdate', 'durationchange', 'seeked'] as const;
    for (const event of events) element.addEventListener(event, read);
    return () => {
      for (const event of events) element.removeEventListener(event, read);
    };
  }, [video]);

  return (
    <Position
      type="range"
      aria-label={label}
      aria-valuetext={`${clock(at)} / ${clock(of)}`}
      min={0}
      max={of}
      step={0.1}
      value={at}
      disabled={of === 0}
      onChange={({ target }) => onSeek(target.valueAsNumber)}
    />
  );
}
