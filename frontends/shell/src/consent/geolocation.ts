export type Position = { latitude: number; longitude: number };

const timeout = 5000;

/** Where the visitor is; null when they refuse, the browser cannot tell, or five seconds pass, the asking included. */
export function currentPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null);
    const timer = setTimeout(() => resolve(null), timeout);
    const answer = (position: Position | null) => {
      clearTimeout(timer);
      resolve(position);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ latitude, longitude }),
      () => answer(null),
      { timeout },
    );
  });
}
