import { prefersReducedMotion } from '@aera/ui';
import { useEffect, useRef, useState } from 'react';

let playing: HTMLVideoElement | null = null;

/** Only one video of the page plays at a time. */
function pauseOtherVideos(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause();
  playing = video;
}

/** Whether nothing plays, or this video does. */
const mayPlay = (video: HTMLVideoElement): boolean => playing === null || playing === video || playing.paused;

interface PlaybackOptions {
  readonly rate: number;
  readonly autoPlay: boolean;
  /** Milliseconds from becoming visible to the start. */
  readonly startDelay: number;
  readonly muted: boolean;
}

/** A video pauses if less than half of it is visible. */
const visibleThreshold = 0.5;

/** A browser may refuse to play; the poster is visible in any case. */
const play = (video: HTMLVideoElement) => void video.play()?.catch(() => {});

const pause = (video: HTMLVideoElement) => video.paused || video.pause();

/** Plays one video at a time, only while it is visible, and starts automatically only without reduced motion. */
export function useVideo({ rate, autoPlay, startDelay, muted }: PlaybackOptions) {
  const ref = useRef<HTMLVideoElement>(null);
  /** A pause by the user is never overridden. */
  const stopped = useRef(false);
  const [playing, setPlaying] = useState(false);
  const [silent, setSilent] = useState(muted);
  const [captioned, setCaptioned] = useState(!muted);

  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const onPlay = () => {
      pauseOtherVideos(video);
      setPlaying(true);
    };
    const onPause = () => setPlaying(false);
    video.addEventListener('play', onPlay);
    video.addEventListener('pause', onPause);
    return () => {
      video.removeEventListener('play', onPlay);
      video.removeEventListener('pause', onPause);
      pause(video);
    };
  }, []);

  useEffect(() => showCaptions(ref.current, captioned), [captioned]);

  useEffect(() => {
    if (ref.current) ref.current.defaultPlaybackRate = ref.current.playbackRate = rate;
  }, [rate]);

  useEffect(() => {
    const video = ref.current;
    if (!video || !('IntersectionObserver' in window)) return undefined;
    let start: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(start);
        const inView = (entries.at(-1)?.intersectionRatio ?? 0) >= visibleThreshold;
        if (!inView) pause(video);
        else if (autoPlay && !stopped.current && !prefersReducedMotion()) {
          start = setTimeout(() => mayPlay(video) && !stopped.current && play(video), startDelay);
        }
      },
      { threshold: visibleThreshold },
    );
    observer.observe(video);
    return () => {
      clearTimeout(start);
      observer.disconnect();
    };
  }, [autoPlay, startDelay]);

  const toggle = () => {
    const video = ref.current;
    if (!video) return;
    stopped.current = !video.paused;
    if (video.paused) play(video);
    else video.pause();
  };

  const seek = (seconds: number) => {
    if (ref.current) ref.current.currentTime = seconds;
  };

  const toggleSound = () => setSilent((now) => !now);
  const toggleCaptions = () => setCaptioned((now) => !now);

  return { ref, playing, silent, captioned, toggle, toggleSound, toggleCaptions, seek };
}

function showCaptions(video: HTMLVideoElement | null, shown: boolean): void {
  const track = video?.textTracks?.[0];
  if (track) track.mode = shown ? 'showing' : 'hidden';
}
