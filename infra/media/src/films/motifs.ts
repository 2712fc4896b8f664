import { colours } from '../drawing/colours.ts';
import { around, between, curve, n } from '../drawing/path.ts';
import type { Point } from '../drawing/path.ts';

/** A drawing that is there from nothing (0) to whole (1). */
export type Motif = (drawn: number) => string;

/** A path of which a share is drawn. */
const inked = (d: string, share: number, look = ''): string =>
  share <= 0
    ? ''
    : `<path d="${d}" pathLength="1" stroke-dasharray="${Math.min(share, 1).toFixed(3)} 2" ${look}/>`;

/** Part of the whole in which one of several strokes is drawn. */
const turn = (drawn: number, place: number, places: number): number =>
  Math.min(Math.max((drawn * (places + 3) - place) / 3, 0), 1);

const dial: Motif = (drawn) =>
  between(0, 12, 13)
    .map((month) => {
      const share = turn(drawn, month, 13);
      return `<g transform="rotate(${n((month * 360) / 13)})">${inked('M0-36C30-80 30-116 0-158-30-116-30-80 0-36', share)}</g>`;
    })
    .join('') + `<circle r="${n(drawn * 15)}" fill="${colours.gold}" stroke="none"/>`;

const paper: Motif = (drawn) =>
  `<path d="M-105-150H105V150H-105z" fill="${colours.parchment}" stroke="none" opacity="${(turn(drawn, 0, 5) * 0.95).toFixed(2)}"/>` +
  between(0, 4, 5)
    .map((row) =>
      inked(
        `M-74 ${-100 + row * 34}H${row % 2 === 0 ? 74 : 40}`,
        turn(drawn, row, 7),
        `stroke="${colours.ink}" opacity=".35"`,
      ),
    )
    .join('') +
  inked(
    'M-74 104C-60 66-46 62-44 88-42 112-24 116-18 90-12 66 0 74-2 96-4 116 18 112 24 92 30 76 40 78 38 94 36 110 56 108 76 92',
    turn(drawn, 4, 6),
    `stroke="${colours.ink}" stroke-width="3"`,
  );

const boxes: Motif = (drawn) =>
  between(0, 12, 13)
    .map((month) => {
      const [x, y] = around([0, 0], month / 13, 136);
      return inked(`M${n(x - 17)} ${n(y - 17)}h34v34h-34z`, turn(drawn, month, 13));
    })
    .join('') +
  inked('M-26-22C-26-62 30-62 30-24 30 0 0 2 0 34M0 58v1', turn(drawn, 10, 13), 'stroke-width="5"');

const silence: Motif = (drawn) => {
  const points = between(0, 1, 97).map((way): Point => {
    const loud = Math.max(0, 1 - way * 1.45) ** 1.5;
    return [-330 + way * 660, Math.sin(way * 76) * 120 * loud];
  });
  return (
    inked(curve(points), drawn) +
    inked('M-330 0H330', drawn, `stroke="${colours.line}" stroke-width="1" opacity=".7"`)
  );
};

const door: Motif = (drawn) => {
  const open = turn(drawn, 3, 6);
  const wave = (ring: number): string => {
    const radius = 118 + ring * 40;
    return inked(
      `M${-radius} 150A${radius} ${radius * 1.25} 0 0 1 ${radius} 150`,
      turn(drawn, 4 + ring, 9),
      `stroke="${colours.line}" opacity="${(0.9 - ring * 0.16).toFixed(2)}"`,
    );
  };
  return (
    [1, 2, 3, 4].map(wave).join('') +
    `<path d="M${n(-70 * open)} 150V-62Q0-140 ${n(70 * open)}-62V150z" fill="${colours.parchment}" stroke="none" opacity="${(open * 0.95).toFixed(2)}"/>` +
    inked('M-92 150V-40a92 92 0 0 1 184 0V150M-190 150H190', turn(drawn, 0, 5), 'stroke-width="2.6"')
  );
};

const book: Motif = (drawn) => {
  const page = (side: 1 | -1): string =>
    inked(
      `M0 92C${side * 40} 64 ${side * 110} 62 ${side * 172} 78V-58C${side * 110}-74 ${side * 40}-72 0-44z`,
      turn(drawn, 0, 5),
      `fill="${colours.raised}"`,
    ) +
    [0, 1, 2, 3]
      .map((row) =>
        inked(
          `M${side * 26} ${-22 + row * 27}C${side * 64} ${-38 + row * 26} ${side * 106} ${-40 + row * 26} ${side * 150} ${-32 + row * 26}`,
          turn(drawn, row + 1, 6),
          `stroke="${colours.line}"`,
        ),
      )
      .join('');
  const rays = between(-6, 6, 13).map((ray) =>
    inked(
      `M0-70L0-${n(118 + Math.cos(ray / 4.6) * 40)}`,
      turn(drawn, Math.abs(ray), 8),
      `transform="rotate(${ray * 9.4} 0 -20)" opacity=".85"`,
    ),
  );
  return rays.join('') + page(-1) + page(1);
};

/** One for each line of the film, in order. */
export const motifs: readonly Motif[] = [dial, paper, boxes, silence, door, book];
