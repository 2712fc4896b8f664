import {
  type Point,
  toEllipsePoint,
  spaceEvenly,
  drawCurve,
  formatNumber,
  createSeededRandom,
} from '../drawing/path.ts';
import { colours, createGlow, createPicture } from '../drawing/picture.ts';

const strands = 40;

/** Returns one thread of a twisted ribbon; `index` shifts its phase. */
function strand(index: number, lift: number, turnRate: number): string {
  const late = (index / strands - 0.5) * 2.3;
  const points = spaceEvenly(-40, 1240, 15).map((x): Point => {
    const way = x / 1200;
    const open = 46 + 92 * Math.sin(way * Math.PI) ** 2;
    const path = lift + Math.sin(way * 4.1 + lift) * 74 - way * 70;
    return [x, path + Math.sin(way * turnRate + late) * open + late * 26];
  });
  return `<path d="${drawCurve(points)}" opacity="${formatNumber(0.25 + (0.65 * index) / strands)}"/>`;
}

const ribbon = (lift: number, turnRate: number, every: number): string =>
  spaceEvenly(0, strands - 1, strands)
    .filter((index) => index % every === 0)
    .map((index) => strand(index, lift, turnRate))
    .join('');

function stars(): string {
  const random = createSeededRandom(364);
  return spaceEvenly(1, 100, 100)
    .map(() => {
      const [x, y, size] = [random() * 1200, random() * 800, random() ** 3];
      return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(0.7 + size * 1.8)}" opacity="${formatNumber(0.25 + random() * 0.6)}"/>`;
    })
    .join('');
}

/** A ring of thirteen stars. */
const circle = spaceEvenly(0, 12, 13).map((month) => toEllipsePoint([950, 150], month / 13, 92));

/** Two ribbons of light across a night sky, and a ring of thirteen stars. */
export const aether = createPicture(
  {
    name: 'aether',
    defs: createGlow('haze', colours.mint, 0.22) + createGlow('spark', colours.gold, 0.7),
    body:
      `<ellipse fill="url(#haze)" cx="560" cy="430" rx="680" ry="330"/><g fill="${colours.parchment}">${stars()}</g>` +
      `<g stroke="${colours.mint}" stroke-width=".9">${ribbon(560, 7.4, 2)}</g>` +
      `<g stroke="${colours.gold}" stroke-width="1.1">${ribbon(430, 6.1, 1)}</g>` +
      `<circle stroke="${colours.line}" stroke-width=".8" cx="950" cy="150" r="92" opacity=".7"/>` +
      circle
        .map(
          ([x, y]) =>
            `<circle fill="url(#spark)" cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="15"/><circle fill="${colours.parchment}" cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="2.8"/>`,
        )
        .join(''),
  },
  [0.4, 0.6],
);
