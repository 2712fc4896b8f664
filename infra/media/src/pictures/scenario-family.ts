import {
  type Point,
  toEllipsePoint,
  spaceEvenly,
  drawCurve,
  formatNumber,
  createSeededRandom,
} from '../drawing/path.ts';
import { colours, createGlow, createPicture } from '../drawing/picture.ts';

const ground = 604;
const heart: Point = [600, 318];
const strands = 13;
const count = 220;
const golden = new Set([9, 24, 38, 55, 71, 88, 103, 120, 136, 149, 172, 190, 211]);

/** Returns one strand from a root through the trunk to the crown, where it divides. */
function strand(index: number): string {
  const side = index / (strands - 1) - 0.5;
  const bend = index % 2 === 0 ? 0.012 : -0.01;
  const reach = index % 2 === 0 ? 1 : 0.86;
  const stem = [
    [600 + side * 560, ground + 150 - Math.abs(side) * 210],
    [600 + side * 250, ground + 40 - Math.abs(side) * 26],
    [600 + side * 74, ground - 42],
    [600 + side * 46, ground - 130],
    [600 + side * 96, heart[1] + 110],
    toEllipsePoint([600, heart[1] + 70], side * 0.46, 120, 96),
  ] as const satisfies readonly Point[];
  const fork = toEllipsePoint(heart, side * 0.62 + bend, 172 * reach, 132 * reach);
  const tips = [-0.022, 0.024].map((turn) =>
    toEllipsePoint(heart, side * 0.64 + turn, 286 * reach, 222 * reach),
  );
  return tips.map((tip) => drawCurve([...stem, fork, tip])).join('');
}

/** Distributes leaves evenly along a sunflower spiral. Thirteen of them are golden. */
function leaves(): string {
  const random = createSeededRandom(7);
  const goldenTurn = 0.381966;
  return spaceEvenly(0, count - 1, count)
    .map((index) => {
      const reach = Math.sqrt((index + 0.5) / count);
      const turn = (index * goldenTurn) % 1;
      const [x, y] = toEllipsePoint([heart[0], heart[1] - 12], turn, reach * 332, reach * 262);
      const [size, lean, shade] = [0.6 + random() * 0.5, random() * 60 - 30, random()];
      if (y > heart[1] + 190 - Math.abs(x - 600) * 0.2) return '';
      const look = golden.has(index) ? 'lit' : shade > 0.5 ? 'leaf' : 'dim';
      return `<use href="#${look}" transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(turn * 360 + lean)}) scale(${formatNumber(size)})"/>`;
    })
    .join('');
}

const swing =
  `<g stroke="${colours.gold}" stroke-width="1.5"><path d="M757 394l-9 186M806 402l-4 180"/>` +
  `<path stroke-width="5" stroke-linecap="round" d="M742 581l66 3"/></g>`;

const bench = `<g stroke="${colours.gold}" stroke-width="2" stroke-linecap="round"><path d="M352 562h116M356 574h108M350 588h120M364 588v18M456 588v18M362 556v34M458 556v34"/></g>`;

/** A tree of thirteen strands, rooted as wide as it reaches, with a bench and a swing below it. */
export const scenarioFamily = createPicture(
  {
    name: 'scenario-family',
    defs:
      createGlow('sun', colours.gold, 0.42) +
      `<linearGradient id="earth" x2="0" y2="1"><stop stop-color="#0f2a26"/><stop offset="1" stop-color="${colours.deep}"/></linearGradient>` +
      `<path id="leaf" stroke="${colours.line}" fill="${colours.teal}" fill-opacity=".55" d="M0-22C10-10 10 6 0 20-10 6-10-10 0-22z"/>` +
      `<path id="dim" fill="${colours.teal}" d="M0-22C10-10 10 6 0 20-10 6-10-10 0-22z"/>` +
      `<path id="lit" fill="${colours.gold}" d="M0-22C10-10 10 6 0 20-10 6-10-10 0-22z"/>`,
    body:
      `<circle fill="url(#sun)" cx="600" cy="${heart[1]}" r="470"/>` +
      `<path fill="url(#earth)" d="M0 628Q300 588 600 ${ground}T1200 618V800H0z"/>` +
      `<path stroke="${colours.line}" stroke-width="1.5" d="M0 628Q300 588 600 ${ground}T1200 618"/>` +
      `<g stroke="${colours.line}" opacity=".35">${spaceEvenly(1, 5, 5)
        .map(
          (step) =>
            `<path d="M0 ${formatNumber(628 + step * 30)}Q300 ${formatNumber(588 + step * 31)} 600 ${formatNumber(ground + step * 31)}T1200 ${formatNumber(618 + step * 30)}"/>`,
        )
        .join('')}</g>` +
      leaves() +
      `<g stroke="${colours.gold}" stroke-width="2" stroke-linecap="round">${spaceEvenly(
        0,
        strands - 1,
        strands,
      )
        .map((index) => `<path d="${strand(index)}"/>`)
        .join('')}</g>` +
      swing +
      bench,
  },
  [0.5, 0.35],
);
