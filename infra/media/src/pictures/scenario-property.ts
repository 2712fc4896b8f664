import { type Point, spaceEvenly, drawCurve, formatNumber, createSeededRandom } from '../drawing/path.ts';
import { colours, createGlow, createPicture } from '../drawing/picture.ts';

const pole: Point = [690, 196];

/** Returns star trails around the pole, as in a long exposure. */
function trails(): string {
  const random = createSeededRandom(28);
  return spaceEvenly(1, 36, 36)
    .map((ring) => {
      const radius = ring * 23;
      const full = radius * 2 * Math.PI;
      const arc = full * (0.05 + random() * 0.11);
      const gap = full * (0.06 + random() * 0.2);
      const look = `opacity="${formatNumber(0.3 + random() * 0.6)}" stroke-dasharray="${formatNumber(arc)} ${formatNumber(gap)} ${formatNumber(arc * 0.4)} ${formatNumber(gap * 0.7)}"`;
      return `<circle r="${radius}" ${look} transform="rotate(${formatNumber(random() * 360)})"/>`;
    })
    .join('');
}

/** Returns the height of the hill at x. */
const crest = (x: number): number => 552 - 46 * Math.exp(-(((x - 640) / 330) ** 2)) + (x - 600) * 0.018;

/** Returns furrows from the crest to the lower edge, with growing distance. */
function furrows(): string {
  return spaceEvenly(-16, 16, 33)
    .filter((row) => row !== 0)
    .map((row) => {
      const top = 640 + row * 34;
      const points = spaceEvenly(0, 1, 6).map((way): Point => {
        const x = top + (row * 78 + Math.sin(way * 2.4) * 46) * way * way;
        return [x, crest(top) + (820 - crest(top)) * way];
      });
      return `<path d="${drawCurve(points)}"/>`;
    })
    .join('');
}

const posts = spaceEvenly(0, 12, 13)
  .filter((post) => post !== 6)
  .map((post) => {
    const x = 300 + post * 57;
    return `M${formatNumber(x)} ${formatNumber(crest(x) + 2)}v-26`;
  })
  .join('');

/** Returns a fence rail with a gap before the door. */
const rail = (height: number): string =>
  [spaceEvenly(300, 585, 6), spaceEvenly(699, 984, 6)]
    .map((side) => drawCurve(side.map((x): Point => [x, crest(x) - height])))
    .join('');

const house =
  `<g stroke="${colours.gold}" stroke-width="2" stroke-linejoin="round">` +
  `<path fill="${colours.raised}" d="M560 508v-88h158v88z"/><path fill="${colours.night}" d="M546 422l44-74h146l-16 74z" opacity="0"/>` +
  `<path fill="${colours.deep}" d="M544 424l92-74 98 74z"/><path fill="${colours.raised}" d="M690 386v-46h20v62"/>` +
  `<path fill="url(#lamp)" d="M580 446h34v34h-34zM664 446h34v34h-34z"/><path stroke-width="1.2" d="M597 446v34M580 463h34M681 446v34M664 463h34"/>` +
  `<path fill="url(#lamp)" d="M627 508v-48a12 12 0 0 1 24 0v48z"/><circle cx="638" cy="394" r="9"/></g>`;

const tree = (x: number, height: number): string => {
  const foot = formatNumber(crest(x) + 4);
  return `<path fill="#0d2723" stroke="${colours.line}" stroke-width="1.5" d="M${x} ${foot}c-22-${formatNumber(height * 0.3)}-14-${formatNumber(height * 0.8)} 0-${height} 14 ${formatNumber(height * 0.2)} 22 ${formatNumber(height * 0.7)} 0 ${height}z"/>`;
};

/** A lit house inside its fence, on ploughed land, below star trails. */
export const scenarioProperty = createPicture(
  {
    name: 'scenario-property',
    defs:
      createGlow('window', colours.gold, 0.5) +
      `<linearGradient id="land" x2="0" y2="1"><stop stop-color="#16352f"/><stop offset="1" stop-color="${colours.deep}"/></linearGradient>` +
      `<linearGradient id="way" x2="0" y2="1"><stop stop-color="${colours.gold}"/><stop offset=".3" stop-color="${colours.paper}" stop-opacity=".55"/><stop offset="1" stop-color="${colours.paper}" stop-opacity=".08"/></linearGradient>` +
      `<linearGradient id="lamp" x2="0" y2="1"><stop stop-color="${colours.parchment}"/><stop offset="1" stop-color="${colours.gold}"/></linearGradient>`,
    body:
      `<g transform="translate(${pole[0]} ${pole[1]})" stroke="${colours.line}" stroke-width="1.6" stroke-linecap="round">${trails()}<circle r="4" fill="${colours.gold}" stroke="none"/></g>` +
      `<path fill="#0e2824" stroke="${colours.line}" d="M-10 560Q180 470 420 530T900 500t320 34V820H-10z"/>` +
      `<circle fill="url(#window)" cx="638" cy="470" r="330"/>` +
      `<path fill="url(#land)" stroke="${colours.gold}" stroke-width="2" d="${drawCurve(spaceEvenly(-20, 1220, 32).map((x): Point => [x, crest(x)]))}V820H-20z"/>` +
      `<g stroke="${colours.line}" stroke-width="1.3" opacity=".8">${furrows()}</g>` +
      `<path fill="url(#way)" d="M629 508C622 548 668 574 634 626 604 672 566 730 562 810h124c-8-70 6-112 22-160 22-66-52-86-57-142z"/>` +
      tree(470, 150) +
      tree(506, 118) +
      tree(806, 136) +
      house +
      `<g stroke="${colours.gold}" stroke-width="1.6"><path stroke-width="2.6" stroke-linecap="round" d="${posts}"/><path d="${rail(18)}"/><path d="${rail(9)}"/></g>`,
  },
  [0.55, 0.6],
);
