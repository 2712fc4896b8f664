import { PauseIcon, PlayIcon, createIcon } from '@aera/ui';
import { useSyncExternalStore, type RefObject, useEffect, useState } from 'react';
import { Bar, Control, Frame, Position } from './video-style.ts';
import { useVideo } from './use-video.ts';

export interface VideoProps {
  /** Best first: the browser plays the first supported one. */
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly poster: string;
  readonly captions: { readonly src: string; readonly srcLang: string; readonly label: string };
  /** Name of the video and its buttons. */
  readonly title: string;
  /** Width of the picture in px, which reserves the space while loading. */
  readonly width: number;
  readonly height: number;
  readonly rate?: number;
  /** Milliseconds from becoming visible to an automatic start. */
  readonly startDelay?: number;
  readonly loop?: boolean;
  /** Muted and without captions until the user turns the sound on. */
  readonly muted?: boolean;
  /** Starts when it becomes visible, not with reduced motion. Browsers allow that only for muted videos. */
  readonly autoPlay?: boolean;
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * A video with play, sound and captions. One plays at a time in the page, and only while half of it is visible. Without scripts the
 * browser's own controls are shown.
 */
export function Video({
  sources,
  poster,
  captions,
  title,
  width,
  height,
  rate = 1,
  startDelay = 500,
  loop = false,
  muted = false,
  autoPlay = false,
}: VideoProps) {
  const { ref, playing, silent, captioned, toggle, toggleSound, toggleCaptions, seek } = useVideo({
    rate,
    autoPlay,
    startDelay,
    muted,
  });
  const scripted = useSyncExternalStore(never, yes, no);

  return (
    <Frame>
      <video
        ref={ref}
        aria-label={title}
        width={width}
        height={height}
        poster={poster}
        preload="none"
        loop={loop}
        muted={silent}
        controls={!scripted}
        playsInline
        onClick={toggle}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" default={!muted} {...captions} />
      </video>
      <Bar $over={loop}>
        <Control label={`${playing ? 'Pause' : 'Play'}: ${title}`} onClick={toggle}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </Control>
        <Control label={`${silent ? 'Unmute' : 'Mute'}: ${title}`} onClick={toggleSound}>
          {silent ? <MutedIcon /> : <SoundIcon />}
        </Control>
        <Control label={`Captions: ${title}`} aria-pressed={captioned} onClick={toggleCaptions}>
          <CaptionsIcon />
        </Control>
        {!loop && <VideoPosition video={ref} label={`Position: ${title}`} onSeek={seek} />}
      </Bar>
    </Frame>
  );
}

const SoundIcon = createIcon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5-.5a4.5 4.5 0 0 1 0 6m2.5-8.5a8.5 8.5 0 0 1 0 11" />,
);
const MutedIcon = createIcon(<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm12 .5 4.5 4.5m0-4.5L16 14.5" />);
const CaptionsIcon = createIcon(<path d="M3.5 6h17v12h-17V6Zm7 4.5a2 2 0 1 0 0 3m6.5-3a2 2 0 1 0 0 3" />);

const formatTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Position slider. */
function VideoPosition({
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
