import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Position } from './video-style.ts';

export const SoundIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5-.5a4.5 4.5 0 0 1 0 6m2.5-8.5a8.5 8.5 0 0 1 0 11" />
  </Icon>
);
export const MutedIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm12 .5 4.5 4.5m0-4.5L16 14.5" />
  </Icon>
);
export const CaptionsIcon = () => (
  <Icon>
    <path d="M3.5 6h17v12h-17V6Zm7 4.5a2 2 0 1 0 0 3m6.5-3a2 2 0 1 0 0 3" />
  </Icon>
);

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
