import { colours, createGlow, createPicture } from '../drawing/picture.ts';
import { type Point, toEllipsePoint, spaceEvenly, drawCurve, formatNumber } from '../drawing/path.ts';

const goldenTurn = 0.381966;
const seeds = 182;
const reach = 338;

const toSeed = (index: number): Point =>
  toEllipsePoint([0, 0], index * goldenTurn, Math.sqrt(index / seeds) * reach);

/** Returns curves through every n-th seed; steps of 13 and 21 show the arms of a sunflower. */
const arms = (step: number): string =>
  spaceEvenly(0, step - 1, step)
    .map((first) => {
      const along = spaceEvenly(
        0,
        Math.floor((seeds - first) / step),
        Math.floor((seeds - first) / step) + 1,
      );
      return drawCurve(along.map((place) => toSeed(first + place * step)).slice(1));
    })
    .join('');

/** Seeds point outward and become larger with their distance from the centre. */
const grains = spaceEvenly(8, seeds, seeds - 7)
  .map((index) => {
    const [x, y] = toSeed(index);
    const turn = ((index * goldenTurn) % 1) * 360;
    const size = 0.4 + Math.sqrt(index / seeds) * 1.05;
    const look = index % 13 === 0 ? 'lit' : 'grain';
    return `<use href="#${look}" transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(turn)}) scale(${size.toFixed(2)})"/>`;
  })
  .join('');

/** A seed head with thirteen arms in one direction, twenty-one in the other, and a light in the centre. */
export const essence = createPicture(
  {
    name: 'essence',
    defs:
      createGlow('core', colours.gold, 0.9) +
      createGlow('halo', colours.gold, 0.4) +
      `<path id="grain" fill="${colours.teal}" stroke="${colours.gold}" stroke-width="1.6" d="M0-25C11-9 11 8 0 19-11 8-11-9 0-25z"/>` +
      `<path id="lit" fill="${colours.gold}" d="M0-25C11-9 11 8 0 19-11 8-11-9 0-25z"/>`,
    body:
      `<g transform="translate(600 400)"><circle fill="url(#halo)" r="560"/>` +
      `<path stroke="${colours.line}" stroke-width=".8" opacity=".55" d="${arms(21)}"/>` +
      `<path stroke="${colours.gold}" stroke-width="1.2" opacity=".8" d="${arms(13)}"/>` +
      `${grains}<circle fill="url(#core)" r="170"/><circle fill="${colours.parchment}" r="17"/></g>`,
  },
  [0.5, 0.5],
);
