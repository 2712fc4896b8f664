import { describe, expect, it, vi } from 'vitest';
import { setUpFakeBrowser } from '../../testing/browser.ts';
import { readPosition } from './record-consent.ts';

setUpFakeBrowser();

const stubGeolocation = (getCurrentPosition: (ok: (p: unknown) => void, no: () => void) => void) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

describe('the visitor’s location', () => {
  it('is latitude and longitude when the visitor allows it', async () => {
    stubGeolocation((ok) => ok({ coords: { latitude: 1, longitude: 2, accuracy: 3 } }));
    await expect(readPosition()).resolves.toEqual({ latitude: 1, longitude: 2 });
  });

  it('is null when the visitor denies it', async () => {
    stubGeolocation((_, no) => no());
    await expect(readPosition()).resolves.toBeNull();
  });

  it('is null when the browser cannot determine it', async () => {
    vi.stubGlobal('navigator', {});
    await expect(readPosition()).resolves.toBeNull();
  });

  it('is null after five seconds', async () => {
    vi.useFakeTimers();
    stubGeolocation(() => {});
    const position = readPosition();
    const onPosition = vi.fn<() => void>();
    void position.then(onPosition);
    await vi.advanceTimersByTimeAsync(4999);
    expect(onPosition).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(position).resolves.toBeNull();
  });
});
