import { PauseIcon, PlayIcon } from '@aera/ui';
import { useSyncExternalStore } from 'react';
import { CaptionsIcon, MutedIcon, SoundIcon, VideoPosition } from './video-controls.tsx';
import { Bar, Control, Frame } from './video-style.ts';
import { useVideo } from './use-video.ts';

export interface VideoProps {
  /** Best first: the browser takes the first that it can play. */
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly poster: string;
  readonly captions: { readonly src: string; readonly srcLang: string; readonly label: string };
  /** What is to be seen; names the video and its buttons. */
  readonly title: string;
  /** Of the picture, in px: it keeps its place while it loads. */
  readonly width: number;
  readonly height: number;
  readonly rate?: number;
  /** ms from coming into view to an automatic start. */
  readonly startDelay?: number;
  readonly loop?: boolean;
  /** Without sound, and so without captions, until the reader asks for them. */
  readonly muted?: boolean;
  /** Starts when it comes into view, not for readers who want less motion. Browsers allow it only to a muted video. */
  readonly autoPlay?: boolean;
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * A video with play, sound and captions. One plays at a time in the page, and only while half of it is in view. Readers without
 * scripts get the browser's own controls.
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
