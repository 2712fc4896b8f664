type Position = { latitude: number; longitude: number };

/** Timeout in milliseconds, including the permission prompt. */
export const positionTimeoutMs = 5000;

/** Returns the visitor's location; null when they deny it, the browser cannot determine it, or it takes longer than 5 s. */
export function readPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), positionTimeoutMs);
    const finish = (position: Position | null) => {
      clearTimeout(timer);
      resolve(position);
    };
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => finish({ latitude, longitude }),
        () => finish(null),
        { timeout: positionTimeoutMs },
      );
    } catch {
      // Some browsers have no geolocation on insecure origins; others throw.
      finish(null);
    }
  });
}
