import { screen } from '@testing-library/react';
import { vi } from 'vitest';

/** jsdom has no player and no layout: this one starts and stops immediately and reports configured visibility. */
export function mockVideoPlayer() {
  const seen = new Map<Element, (share: number) => void>();
  const turn = (video: HTMLMediaElement, paused: boolean) => {
    Object.defineProperty(video, 'paused', { value: paused, configurable: true });
    video.dispatchEvent(new Event(paused ? 'pause' : 'play'));
  };
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    turn(this, false);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    turn(this, true);
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: { intersectionRatio: number }[]) => void;
      constructor(report: (entries: { intersectionRatio: number }[]) => void) {
        this.report = report;
      }
      observe(target: Element) {
        seen.set(target, (intersectionRatio) => this.report([{ intersectionRatio }]));
      }
      disconnect() {}
    },
  );
  const findVideo = (title: string) => screen.getByLabelText<HTMLVideoElement>(title, { selector: 'video' });
  return { videoOf: findVideo, show: (title: string, share: number) => seen.get(findVideo(title))?.(share) };
}
