import { colours } from '../drawing/colours.ts';
import { between, n } from '../drawing/path.ts';

/** How much of an icon the mark fills. A maskable one may lose all that is outside its inner four fifths. */
export type Room = 'whole' | 'maskable';

const petals = between(0, 12, 13)
  .map(
    (month) =>
      `<path d="M0-16.5C2.3-13 2.3-9.5 0-6.5-2.3-9.5-2.3-13 0-16.5Z" transform="rotate(${n((month * 360) / 13)})"/>`,
  )
  .join('');

/** The thirteen petals in gold on the deep teal of the site. */
export function icon(size: number, room: Room): string {
  const half = room === 'maskable' ? 27 : 21.5;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-half} ${-half} ${half * 2} ${half * 2}" fill="${colours.gold}">` +
    `<path fill="${colours.night}" d="M-40-40h80v80h-80z"/>${petals}<circle r="2.6"/></svg>`
  );
}
