import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { mockVideoPlayer } from '../testing/mock-video-player.ts';
import { render } from '../testing/render.tsx';
import { Video, type VideoProps } from './video.tsx';

const about = (title: string): VideoProps => ({
  sources: [
    { src: '/hero.webm', type: 'video/webm' },
    { src: '/hero.mp4', type: 'video/mp4' },
  ],
  poster: '/hero.avif',
  captions: { src: '/hero.vtt', srcLang: 'en', label: 'English' },
  title,
  width: 1280,
  height: 720,
});

let player: ReturnType<typeof mockVideoPlayer>;

beforeEach(() => {
  vi.useFakeTimers();
  player = mockVideoPlayer();
});

const wantStill = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));

const findVideo = (title: string) => player.findVideo(title);
const scrollTo = (title: string, share: number) => act(() => player.setVisibleShare(title, share));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const plays = (title: string) => !findVideo(title).paused;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a video', () => {
  it('has captions, a poster, a size and named buttons', async () => {
    render(<Video {...about('Hero')} />);
    const video = findVideo('Hero');
    expect(video.querySelector('track')?.getAttribute('src')).toBe('/hero.vtt');
    expect([video.getAttribute('poster'), video.width, video.height]).toEqual(['/hero.avif', 1280, 720]);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Play: Hero',
      'Mute: Hero',
      'Captions: Hero',
    ]);
    vi.useRealTimers();
    expect(await axeViolations()).toEqual([]);
  });

  it('plays and pauses by its button', () => {
    render(<Video {...about('Hero')} />);
    press('Play: Hero');
    expect(plays('Hero')).toBe(true);
    press('Pause: Hero');
    expect(plays('Hero')).toBe(false);
  });

  it('plays at its own rate, and is silent until it is unmuted', () => {
    render(<Video {...about('Hero')} rate={0.85} muted />);
    expect(findVideo('Hero').playbackRate).toBe(0.85);
    expect(findVideo('Hero').muted).toBe(true);
    press('Unmute: Hero');
    expect(findVideo('Hero').muted).toBe(false);
  });

  it('turns its captions off and on', () => {
    render(<Video {...about('Hero')} />);
    const captions = screen.getByRole('button', { name: 'Captions: Hero' });
    expect(captions.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(captions);
    expect(captions.getAttribute('aria-pressed')).toBe('false');
  });

  it('shows no captions while muted until requested', () => {
    render(<Video {...about('Hero')} muted />);
    const captions = screen.getByRole('button', { name: 'Captions: Hero' });
    expect(captions.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(captions);
    expect(captions.getAttribute('aria-pressed')).toBe('true');
  });

  it('can be moved to another position, unless it loops', () => {
    const { rerender } = render(<Video {...about('Why Now')} />);
    const video = findVideo('Why Now');
    Object.defineProperty(video, 'duration', { value: 90 });
    fireEvent(video, new Event('durationchange'));
    fireEvent.change(screen.getByRole('slider', { name: 'Position: Why Now' }), { target: { value: '65' } });
    fireEvent(video, new Event('seeked'));
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('1:05 / 1:30');
    rerender(<Video {...about('Why Now')} loop />);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('ignores a browser that rejects playing', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
      new DOMException('not now', 'NotAllowedError'),
    );
    render(<Video {...about('Hero')} />);
    press('Play: Hero');
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Play: Hero' })).toBeTruthy();
  });

  it('has the browser’s own controls in a prerendered page', () => {
    expect(renderToString(<Video {...about('Hero')} />)).toMatch(/<video[^>]*controls/);
    render(<Video {...about('Hero')} />);
    expect(findVideo('Hero').controls).toBe(false);
  });
});

describe('an autoplaying video', () => {
  it('starts 500 ms after it becomes visible', () => {
    render(<Video {...about('Hero')} autoPlay muted />);
    scrollTo('Hero', 0.49);
    wait(2000);
    expect(plays('Hero')).toBe(false);
    scrollTo('Hero', 0.5);
    wait(499);
    expect(plays('Hero')).toBe(false);
    wait(1);
    expect(plays('Hero')).toBe(true);
  });

  it('does not start with reduced motion, except by its button', () => {
    wantStill();
    render(<Video {...about('Hero')} autoPlay muted />);
    scrollTo('Hero', 1);
    wait(1000);
    expect(plays('Hero')).toBe(false);
    press('Play: Hero');
    expect(plays('Hero')).toBe(true);
  });

  it('stays paused when the user paused it', () => {
    render(<Video {...about('Hero')} autoPlay muted />);
    scrollTo('Hero', 1);
    wait(500);
    press('Pause: Hero');
    scrollTo('Hero', 0);
    scrollTo('Hero', 1);
    wait(500);
    expect(plays('Hero')).toBe(false);
  });
});

describe('the videos of a page', () => {
  const page = () => {
    render(
      <>
        <Video {...about('Hero')} autoPlay muted />
        <Video {...about('Why Now')} />
      </>,
    );
    scrollTo('Hero', 1);
    wait(500);
  };

  it('play one at a time', () => {
    page();
    press('Play: Why Now');
    expect([plays('Hero'), plays('Why Now')]).toEqual([false, true]);
    press('Play: Hero');
    expect([plays('Hero'), plays('Why Now')]).toEqual([true, false]);
  });

  it('do not start while another one plays', () => {
    page();
    press('Play: Why Now');
    scrollTo('Hero', 0.2);
    scrollTo('Hero', 0.9);
    wait(500);
    expect([plays('Hero'), plays('Why Now')]).toEqual([false, true]);
  });

  it('pause when less than half of them is visible, and resume when visible again', () => {
    page();
    scrollTo('Hero', 0.49);
    expect(plays('Hero')).toBe(false);
    scrollTo('Hero', 0.6);
    wait(500);
    expect(plays('Hero')).toBe(true);
  });
});
