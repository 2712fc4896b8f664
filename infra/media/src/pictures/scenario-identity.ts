import {
  type Point,
  toEllipsePoint,
  spaceEvenly,
  drawLoop,
  formatNumber,
  createSeededRandom,
} from '../drawing/path.ts';
import { colours, createGlow, createPicture } from '../drawing/picture.ts';

const core: Point = [655, 372];
const ridges = 15;
const spacing = 15.5;

/** Returns one ridge of the print: nearly a circle inside, an arch with long sides further out. */
function ridge(level: number): string {
  const radius = spacing * (level + 0.55);
  const points = spaceEvenly(0, 31 / 32, 32).map((turn): Point => {
    const below = Math.max(0, -Math.cos(turn * 2 * Math.PI));
    const wave = Math.sin(turn * 6 * Math.PI + level * 0.45) * Math.min(level, 9) * 0.42;
    return toEllipsePoint(core, turn, radius * 0.86 + wave, radius * (1.06 + below * 0.26) + wave);
  });
  return drawLoop(points);
}

/** Breaks a ridge into segments with gaps. */
function broken(level: number, random: () => number): string {
  const length = spacing * (level + 0.55) * 6.4;
  const pieces = Array.from({ length: 2 + Math.floor(level / 3) }, () => 0.5 + random());
  const sum = pieces.reduce((total, piece) => total + piece, 0);
  const dashes = pieces.map(
    (piece) => `${formatNumber((piece / sum) * length)} ${formatNumber(9 + random() * 5)}`,
  );
  return `stroke-dasharray="${dashes.join(' ')}" stroke-dashoffset="${formatNumber(random() * length)}"`;
}

function print(): string {
  const random = createSeededRandom(13);
  return spaceEvenly(0, ridges - 1, ridges)
    .map((level) => `<path d="${ridge(level)}" ${broken(level, random)}/>`)
    .join('');
}

const rules = spaceEvenly(0, 8, 9)
  .map((row) => `<path d="M70 ${formatNumber(212 + row * 44)}H${row % 3 === 2 ? 168 : 226}"/>`)
  .join('');

const sheet =
  `<g transform="rotate(-7 440 400)"><g transform="translate(214 84)">` +
  `<path fill="#000" opacity=".28" d="M-14 18h470v632H-14z"/>` +
  `<path fill="url(#paper)" d="M0 6a6 6 0 0 1 6-6h458a6 6 0 0 1 6 6v620a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z"/>` +
  `<path stroke="${colours.line}" d="M16 16h438v600H16z" opacity=".55"/>` +
  `<path fill="${colours.ink}" opacity=".82" d="M70 70h180v9H70zM70 94h110v5H70z"/>` +
  `<path stroke="${colours.ink}" stroke-width="1.5" opacity=".55" d="M70 130h190v46H70z"/>` +
  `<g stroke="${colours.ink}" opacity=".3">${rules}</g></g></g>`;

/** A fingerprint that lies half on a form and half beside it. */
export const scenarioIdentity = createPicture(
  {
    name: 'scenario-identity',
    defs:
      createGlow('halo', colours.gold, 0.3) +
      `<linearGradient id="paper" x2="1" y2="1"><stop stop-color="${colours.parchment}"/><stop offset="1" stop-color="#e3d8c2"/></linearGradient>` +
      `<clipPath id="on"><path transform="rotate(-7 440 400) translate(214 84)" d="M0 0h470v632H0z"/></clipPath>` +
      `<g id="print" stroke-width="5.6" stroke-linecap="round">${print()}</g>`,
    body:
      `<ellipse fill="url(#halo)" cx="720" cy="400" rx="520" ry="440"/>` +
      `<g stroke="${colours.line}" opacity=".8">${spaceEvenly(0, 12, 13)
        .map(
          (month) => `<path d="M655 62v26" transform="rotate(${formatNumber((month / 13) * 360)} 655 400)"/>`,
        )
        .join(
          '',
        )}<circle cx="655" cy="400" r="338" stroke-width=".75"/><circle cx="655" cy="400" r="312" stroke-width=".75"/></g>` +
      `<use href="#print" stroke="${colours.gold}"/>` +
      sheet +
      `<g clip-path="url(#on)"><use href="#print" stroke="${colours.ink}"/></g>`,
  },
  [0.62, 0.45],
);
