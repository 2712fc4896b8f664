import { colours, createGlow, createPicture } from '../drawing/picture.ts';
import {
  type Point,
  toEllipsePoint,
  spaceEvenly,
  drawCurve,
  drawLoop,
  formatNumber,
} from '../drawing/path.ts';

/** A guilloche rosette as on banknotes: rotated copies of a wave with thirteen lobes. */
function rosette(id: string, radius: number, depth: number, copies: number): string {
  const wave = drawLoop(
    spaceEvenly(0, 129 / 130, 130).map((turn): Point =>
      toEllipsePoint([0, 0], turn, radius + Math.sin(turn * 26 * Math.PI) * depth),
    ),
  );
  const turns = spaceEvenly(0, copies - 1, copies).map(
    (copy) => `<use href="#${id}-wave" transform="rotate(${formatNumber((copy / copies) * (360 / 13))})"/>`,
  );
  return `<path id="${id}-wave" d="${wave}"/>${turns.join('')}`;
}

const wave = drawCurve(spaceEvenly(-420, 1300, 48).map((x): Point => [x, 64 + Math.sin(x / 62) * 26]));
const waves = spaceEvenly(0, 12, 13)
  .map((row) => `<use href="#wave" x="${row * 30}"/>`)
  .join('');

const face =
  'M-132-150Q0-196 132-150C150-60 142 30 108 96 80 150 36 190 0 202-36 190-80 150-108 96-142 30-150-60-132-150z';

const features =
  `<path fill="${colours.deep}" d="M-92-46Q-56-84-22-42-58-22-92-46zM92-46Q56-84 22-42 58-22 92-46zM-44 104Q0 126 44 104 22 138 0 140-22 138-44 104z"/>` +
  '<path stroke-width="2" d="M-100-84Q-58-122-16-80M100-84Q58-122 16-80M-14-28C-10 20-26 42-26 56-12 70 12 70 26 56 26 42 10 20 14-28"/>';

const hatching = spaceEvenly(0, 44, 45)
  .map((row) => `M0 ${formatNumber(-200 + row * 9.2)}H150`)
  .join('');

/** Poster of a film about money and masks: a half-drawn actor's mask on a banknote engraving. */
export const amlVsLegalFiction = createPicture(
  {
    name: 'aml-vs-legal-fiction',
    width: 1280,
    height: 720,
    defs:
      createGlow('halo', colours.gold, 0.4) +
      `<path id="wave" d="${wave}"/>` +
      `<linearGradient id="mask" x2="1" y2="1"><stop stop-color="${colours.parchment}"/><stop offset="1" stop-color="#d9c9a6"/></linearGradient>` +
      `<clipPath id="left"><path d="M-160-210H0V210h-160z"/></clipPath><clipPath id="face"><path d="${face}"/></clipPath>`,
    body:
      `<circle fill="url(#halo)" cx="640" cy="360" r="430"/>` +
      `<g stroke="${colours.line}" stroke-width=".8" opacity=".55">${waves}<g transform="translate(0 592)">${waves}</g></g>` +
      `<g transform="translate(640 360)"><g stroke="${colours.line}" stroke-width=".9" opacity=".9">${rosette('outer', 292, 34, 9)}</g>` +
      `<g stroke="${colours.gold}" stroke-width=".7" opacity=".6">${rosette('middle', 218, 46, 8)}</g>` +
      `<g transform="translate(0 -2)"><path fill="${colours.night}" stroke="${colours.gold}" stroke-width="2.4" d="${face}"/>` +
      `<g clip-path="url(#face)"><path stroke="${colours.line}" stroke-width="1.6" d="${hatching}"/></g>` +
      `<path clip-path="url(#left)" fill="url(#mask)" d="${face}"/><g stroke="${colours.gold}">${features}</g>` +
      `<g clip-path="url(#left)" stroke="${colours.ink}">${features}</g><path stroke="${colours.gold}" stroke-width="2.4" d="${face}"/></g></g>`,
  },
  [0.5, 0.5],
);
