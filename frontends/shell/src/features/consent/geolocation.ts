type Position = { latitude: number; longitude: number };

/** Milliseconds within which there is an answer. */
export const positionTimeoutMs = 5000;

/** Where the visitor is; null when they refuse, the browser cannot tell, or five seconds pass, the asking included. */
export function readPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), positionTimeoutMs);
    const answer = (position: Position | null) => {
      clearTimeout(timer);
      resolve(position);
    };
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => answer({ latitude, longitude }),
        () => answer(null),
        { timeout: positionTimeoutMs },
      );
    } catch {
      // Some browsers have no geolocation on insecure addresses, some throw.
      answer(null);
    }
  });
}
