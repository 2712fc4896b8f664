import { colours, createGlow, createPicture } from '../drawing/picture.ts';
import { type Point, spaceEvenly, drawCurve, drawLoop } from '../drawing/path.ts';

const warps = 13;
const wefts = 13;

/** Maps a thread crossing to a point of the cloth, which hangs in folds and is closer to the viewer at its foot. */
function cloth(warp: number, weft: number): Point {
  const across = (warp - (warps - 1) / 2) / warps;
  const down = weft / (wefts - 1);
  const near = 0.86 + down * 0.5;
  const fold = Math.sin(across * 6.2 + down * 3.1) * 40 + Math.sin(across * 11 - down * 2.2) * 12;
  return [600 + across * 1240 * near + Math.sin(down * 3) * 40 - 20, -90 + down * 960 + fold * near];
}

/** Returns the visible part of a thread between two crossings, with its fibres. */
function stretch(warp: number, weft: number, upright: boolean): string {
  const fibre = (aside: number): Point[] =>
    [-0.6, 0, 0.6].map((along) => {
      const width = aside * (0.43 - along ** 2 * 0.22);
      return upright ? cloth(warp + width, weft + along) : cloth(warp + along, weft + width);
    });
  const fill = `<path d="${drawLoop([...fibre(-1), ...fibre(1).toReversed()])}"/>`;
  const fibres = [-0.45, 0, 0.45].map((aside) => drawCurve(fibre(aside))).join('');
  return `${fill}<path fill="none" stroke-width=".7" opacity=".6" d="${fibres}"/>`;
}

const isNear = ([x, y]: Point): boolean => x > -90 && x < 1290 && y > -70 && y < 870;

const threads = (upright: boolean): string =>
  spaceEvenly(0, wefts - 1, wefts)
    .flatMap((weft) =>
      spaceEvenly(0, warps - 1, warps)
        .filter((warp) => ((warp + weft) % 2 === 0) === upright)
        .filter((warp) => isNear(cloth(warp, weft)))
        .map((warp) => stretch(warp, weft, upright)),
    )
    .join('');

/** A close view of a woven cloth with thirteen warp threads. */
export const matter = createPicture(
  {
    name: 'matter',
    defs:
      createGlow('shine', colours.gold, 0.4) +
      `<linearGradient id="warp" x2="0" y2="1"><stop stop-color="#6b5223"/><stop offset=".5" stop-color="${colours.gold}"/><stop offset="1" stop-color="#6b5223"/></linearGradient>` +
      `<linearGradient id="weft"><stop stop-color="${colours.raised}"/><stop offset=".5" stop-color="#2c665b"/><stop offset="1" stop-color="${colours.raised}"/></linearGradient>` +
      `<radialGradient id="shade" cx=".5" cy=".4" r=".75"><stop stop-color="${colours.deep}" stop-opacity="0"/><stop offset=".5" stop-color="${colours.deep}" stop-opacity=".15"/><stop offset="1" stop-color="${colours.deep}" stop-opacity=".9"/></radialGradient>`,
    body:
      `<path fill="${colours.deep}" d="M0 0h1200v800H0z"/>` +
      `<g fill="url(#weft)" stroke="#4d9080" stroke-width=".8">${threads(false)}</g>` +
      `<g fill="url(#warp)" stroke="#5a4318" stroke-width=".8">${threads(true)}</g>` +
      `<path fill="url(#shade)" d="M0 0h1200v800H0z"/><ellipse fill="url(#shine)" cx="600" cy="320" rx="620" ry="420" opacity=".5"/>`,
  },
  [0.5, 0.4],
);
