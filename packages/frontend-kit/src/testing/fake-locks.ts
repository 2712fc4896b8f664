import { afterEach, beforeEach } from 'vitest';

/** Fakes the Web Locks of a browser, which jsdom lacks, for tasks that share one lock. */
export function setUpFakeLocks(): void {
  beforeEach(() => {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: object, task: () => Promise<unknown>) =>
      (last = last.catch(() => {}).then(task));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));
}
