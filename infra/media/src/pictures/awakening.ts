import { type Point, spaceEvenly, drawCurve, formatNumber, createSeededRandom } from '../drawing/path.ts';
import { colours, createGlow, createPicture } from '../drawing/picture.ts';

const horizon = 590;

function stars(): string {
  const random = createSeededRandom(4);
  return spaceEvenly(1, 90, 90)
    .map(() => {
      const [x, y] = [random() * 1600, random() ** 1.5 * 380];
      return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(0.8 + random() ** 3 * 1.8)}" opacity="${formatNumber(0.2 + random() * 0.6)}"/>`;
    })
    .join('');
}

/** Thirteen petals over half a turn; the outermost lie on the horizon. */
const petals = spaceEvenly(0, 12, 13)
  .map((month) => `<use href="#petal" transform="rotate(${formatNumber(-84 + month * 14)})"/>`)
  .join('');

const rings = [176, 404, 416, 520, 640, 770].map((radius, index) => {
  const look =
    index === 2
      ? 'stroke-dasharray="1.6 8.4" stroke-width="9"'
      : `opacity="${formatNumber(0.85 - index * 0.12)}"`;
  return `<circle r="${radius}" ${look}/>`;
});

/** Reflection of the light on the water: short strokes that become wider towards the viewer. */
function glitter(): string {
  const random = createSeededRandom(28);
  return spaceEvenly(0, 46, 47)
    .map((row) => {
      const y = horizon + 8 + row * 5.4 + row * row * 0.028;
      const wide = 40 + row * 6.4;
      const middle = 800 + (random() - 0.5) * wide * 0.9;
      const long = wide * (0.35 + random() * 0.9);
      return `<path d="M${formatNumber(middle - long / 2)} ${formatNumber(y)}h${formatNumber(long)}" opacity="${formatNumber(0.95 - row * 0.012)}"/>`;
    })
    .join('');
}

const shore = (left: boolean, height: number, length: number): string => {
  const points = spaceEvenly(0, 1, 9).map((way): Point => {
    const x = left ? -10 + way * length : 1610 - way * length;
    return [x, horizon - height * (1 - way) ** 1.4 - Math.sin(way * 9 + height) * 9 * (1 - way)];
  });
  return `${drawCurve(points)}V${horizon}H${left ? -10 : 1610}z`;
};

/** The dial of the living year rising out of water like a sun. */
export const awakening = createPicture(
  {
    name: 'awakening',
    width: 1600,
    height: 900,
    defs:
      createGlow('sun', colours.gold, 0.75) +
      `<clipPath id="sky"><path d="M0 0h1600v${horizon}H0z"/></clipPath>` +
      `<linearGradient id="water" x2="0" y2="1"><stop stop-color="#16382f"/><stop offset="1" stop-color="${colours.deep}"/></linearGradient>` +
      `<path id="petal" d="M0-388C50-330 50-252 0-190-50-252-50-330 0-388ZM0-366V-214"/>`,
    body:
      `<g fill="${colours.parchment}">${stars()}</g>` +
      `<g clip-path="url(#sky)"><g transform="translate(800 ${horizon})"><circle fill="url(#sun)" r="760"/>` +
      `<g stroke="${colours.line}" stroke-width="1.2">${rings.join('')}</g>` +
      `<g stroke="${colours.gold}" stroke-width="1.8" fill="${colours.gold}" fill-opacity=".1">${petals}</g>` +
      `<circle fill="${colours.parchment}" r="122"/><circle stroke="${colours.gold}" stroke-width="2" r="144"/></g></g>` +
      `<path fill="#0c2622" stroke="${colours.line}" d="${shore(true, 118, 560)}"/><path fill="#0c2622" stroke="${colours.line}" d="${shore(false, 150, 620)}"/>` +
      `<path fill="${colours.deep}" stroke="${colours.line}" d="${shore(true, 54, 380)}"/><path fill="${colours.deep}" stroke="${colours.line}" d="${shore(false, 66, 400)}"/>` +
      `<path fill="url(#water)" d="M0 ${horizon}h1600v310H0z"/><path stroke="${colours.gold}" stroke-width="1.6" d="M0 ${horizon}h1600"/>` +
      `<ellipse fill="url(#sun)" cx="800" cy="${horizon}" rx="520" ry="190" opacity=".5"/>` +
      `<g stroke="${colours.parchment}" stroke-width="2.4" stroke-linecap="round">${glitter()}</g>`,
  },
  [0.5, 0.7],
);
