import { PauseIcon, PlayIcon } from '@aera/ui';
import { useSyncExternalStore } from 'react';
import { CaptionsIcon, MutedIcon, SoundIcon, VideoPosition } from './video-controls.tsx';
import { Bar, Control, Frame } from './video-style.ts';
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
