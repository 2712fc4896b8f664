import { colours, createGlow, createPicture } from '../drawing/picture.ts';
import { type Point, spaceEvenly, drawCurve, formatNumber, drawPolygon } from '../drawing/path.ts';

const seats = 13;
const tableRadius = 310;
const seatRadius = 404;

/** Projects a point of the room to the picture: x across, z towards the back, height above the floor. */
function seen(x: number, z: number, height: number): Point {
  const depth = 1500 / (1500 + z);
  return [600 + x * depth, 452 - (z * 0.47 + height * 0.9) * depth];
}

const ring = (radius: number, height: number): string =>
  drawPolygon(
    spaceEvenly(0, 1, 73)
      .slice(1)
      .map((turn) =>
        seen(Math.sin(turn * 2 * Math.PI) * radius, Math.cos(turn * 2 * Math.PI) * radius, height),
      ),
  );

/** Draws the chair of one seat. `across` and `out` are its own axes; `out` points away from the table. */
function chair(place: number): { readonly z: number; readonly svg: string } {
  const angle = ((place + 0.5) / seats) * 2 * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const at = (across: number, out: number, height: number): Point =>
    seen(sin * (seatRadius + out) + cos * across, cos * (seatRadius + out) - sin * across, height);
  const legs = [
    [-36, -30],
    [36, -30],
    [-36, 34],
    [36, 34],
  ].map(
    ([across = 0, out = 0]) =>
      `M${at(across, out, 0).map(formatNumber).join(' ')}L${at(across, out, 58).map(formatNumber).join(' ')}`,
  );
  const cushion = drawPolygon([at(-40, -34, 60), at(40, -34, 60), at(40, 36, 60), at(-40, 36, 60)]);
  const arch = spaceEvenly(0, 1, 9).map((way) =>
    at(-Math.cos(way * Math.PI) * 38, 38, 150 + Math.sin(way * Math.PI) * 30),
  );
  const back = drawPolygon([at(-38, 38, 66), ...arch, at(38, 38, 66)]);
  const [x, y] = at(0, 38, 128);
  const nearer = cos < 0;
  const seat = `<path fill="${colours.raised}" d="${cushion}"/>`;
  const rest = `<path fill="${nearer ? colours.night : 'url(#back)'}" d="${back}"/><circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="5" fill="${nearer ? 'none' : colours.gold}" stroke-width="1.2"/>`;
  return { z: cos, svg: `<path d="${legs.join('')}"/>${nearer ? seat + rest : rest + seat}` };
}

const chairs = spaceEvenly(0, seats - 1, seats)
  .map(chair)
  .toSorted((one, other) => other.z - one.z);

const petals = spaceEvenly(0, seats - 1, seats)
  .map((month) => {
    const turn = (month / seats) * 2 * Math.PI;
    const at = (radius: number, aside: number): Point =>
      seen(Math.sin(turn + aside) * radius, Math.cos(turn + aside) * radius, 92);
    const side = (lean: number) => [at(64, 0), at(118, lean), at(180, lean), at(246, 0)];
    return `<path d="${drawCurve(side(0.19))}${drawCurve(side(-0.19))}"/>`;
  })
  .join('');

const boards = spaceEvenly(-9, 9, 19)
  .map(
    (row) =>
      `M${seen(row * 190, -640, 0)
        .map(formatNumber)
        .join(' ')}L${seen(row * 190, 1900, 0)
        .map(formatNumber)
        .join(' ')}`,
  )
  .join('');

const [lampX, lampY] = seen(0, 0, 92);

/** Thirteen empty seats around a round table. */
export const team = createPicture(
  {
    name: 'team',
    defs:
      createGlow('lamp', colours.gold, 0.5) +
      `<linearGradient id="top" x2="0" y2="1"><stop stop-color="#173b35"/><stop offset="1" stop-color="#1f4a42"/></linearGradient>` +
      `<linearGradient id="back" x2="0" y2="1"><stop stop-color="${colours.teal}"/><stop offset="1" stop-color="${colours.raised}"/></linearGradient>`,
    body:
      `<path stroke="${colours.line}" opacity=".22" d="${boards}"/>` +
      `<circle fill="url(#lamp)" cx="600" cy="${formatNumber(lampY)}" r="560"/>` +
      `<g stroke="${colours.gold}" stroke-width="1.8" stroke-linejoin="round">` +
      `<path stroke="${colours.line}" stroke-width="1" opacity=".6" d="${ring(560, 0)}${ring(584, 0)}"/>` +
      `<path fill="${colours.deep}" stroke="none" opacity=".45" d="${ring(330, 0)}"/>` +
      chairs
        .filter(({ z }) => z >= 0)
        .map(({ svg }) => svg)
        .join('') +
      `<path fill="${colours.deep}" d="${ring(tableRadius, 78)}"/><path fill="url(#top)" d="${ring(tableRadius, 92)}"/>` +
      `<path stroke-width="1" opacity=".7" d="${ring(292, 92)}${ring(262, 92)}"/><g stroke-width="1.3" fill="${colours.gold}" fill-opacity=".1">${petals}</g>` +
      `<path fill="${colours.parchment}" stroke="none" d="${ring(40, 92)}"/><ellipse cx="${formatNumber(lampX)}" cy="${formatNumber(lampY)}" rx="250" ry="120" fill="url(#lamp)" stroke="none"/>` +
      chairs
        .filter(({ z }) => z < 0)
        .map(({ svg }) => svg)
        .join('') +
      '</g>',
  },
  [0.5, 0.45],
);
