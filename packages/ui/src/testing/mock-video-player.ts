import { screen } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces the media playback of jsdom and its `IntersectionObserver`: videos play and pause immediately, and `setVisibleShare` reports how much
 * of one is visible.
 */
export function mockVideoPlayer() {
  const reportersByElement = new Map<Element, (share: number) => void>();
  const setPaused = (video: HTMLMediaElement, paused: boolean) => {
    Object.defineProperty(video, 'paused', { value: paused, configurable: true });
    video.dispatchEvent(new Event(paused ? 'pause' : 'play'));
  };
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    setPaused(this, false);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    setPaused(this, true);
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: { intersectionRatio: number }[]) => void;
      constructor(report: (entries: { intersectionRatio: number }[]) => void) {
        this.report = report;
      }
      observe(target: Element) {
        reportersByElement.set(target, (intersectionRatio) => this.report([{ intersectionRatio }]));
      }
      disconnect() {}
    },
  );
  const findVideo = (title: string) => screen.getByLabelText<HTMLVideoElement>(title, { selector: 'video' });
  return {
    findVideo,
    setVisibleShare: (title: string, share: number) => reportersByElement.get(findVideo(title))?.(share),
  };
}
