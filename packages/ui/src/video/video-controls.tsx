import { createIcon } from '@aera/ui';
import { type RefObject, useEffect, useState } from 'react';
import { Position } from './video-style.ts';

export const SoundIcon = createIcon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5-.5a4.5 4.5 0 0 1 0 6m2.5-8.5a8.5 8.5 0 0 1 0 11" />,
);
export const MutedIcon = createIcon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm12 .5 4.5 4.5m0-4.5L16 14.5" />,
);
export const CaptionsIcon = createIcon(
  <path d="M3.5 6h17v12h-17V6Zm7 4.5a2 2 0 1 0 0 3m6.5-3a2 2 0 1 0 0 3" />,
);

const formatTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Position slider. */
export function VideoPosition({
  video,
  label,
  onSeek,
}: {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly label: string;
  readonly onSeek: (seconds: number) => void;
}) {
  const [{ time, duration }, setPosition] = useState({ time: 0, duration: 0 });

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const read = () => setPosition({ time: element.currentTime, duration: element.duration || 0 });
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
      aria-valuetext={`${formatTime(time)} / ${formatTime(duration)}`}
      min={0}
      max={duration}
      step={0.1}
      value={time}
      disabled={duration === 0}
      onChange={({ target }) => onSeek(target.valueAsNumber)}
    />
  );
}
