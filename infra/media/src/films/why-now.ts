import { whyNow as words } from '@aera/content/why-now';
import { colours } from '../drawing/colours.ts';
import { glow } from '../drawing/picture.ts';
import { mix } from '../sound/mix.ts';
import { chord } from '../sound/pad.ts';
import { ease, type Film } from './film.ts';
import { motifs } from './motifs.ts';
import { webVtt } from './web-vtt.ts';

const chords = [
  [-19, -7, 0, 5],
  [-22, -10, -3, 2],
  [-17, -5, 0, 4],
  [-24, -12, -5, 3],
  [-19, -7, 0, 9],
  [-19, -12, 0, 5],
];

const scene = (at: number): string =>
  words.scenes
    .map(({ from, to, words: text }, index) => {
      const seen = ease(at, from + 0.1, from + 0.9) - ease(at, to - 0.7, to - 0.05);
      if (seen <= 0) return '';
      const drawn = ease(at, from + 0.2, from + 3.4);
      const rise = (1 - ease(at, from + 0.3, from + 1.2)) * 12;
      return (
        `<g opacity="${seen.toFixed(2)}"><g transform="translate(640 258)" stroke="${colours.gold}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${motifs[index]?.(drawn) ?? ''}</g>` +
        `<text x="640" y="${(520 + rise).toFixed(1)}" text-anchor="middle" font-size="54" fill="${colours.parchment}">${text}</text></g>`
      );
    })
    .join('');

const seconds = words.scenes.at(-1)?.to ?? 0;

/** Six lines of text, each with a drawing that grows while it stands. */
export const whyNow: Film = {
  name: 'why-now',
  seconds,
  poster: 3.9,
  crf: { av1: 39, h264: 27 },
  captions: webVtt(words.scenes),
  frame: (at) =>
    `<defs>${glow('halo', colours.gold, 0.26)}</defs><ellipse cx="640" cy="270" rx="560" ry="330" fill="url(#halo)"/>` +
    `<text x="40" y="52" font-size="19" fill="${colours.gold}" letter-spacing=".5">${words.credit}</text>${scene(at)}`,
  sound: () =>
    mix(
      seconds,
      words.scenes.flatMap(({ from, to }, index) => {
        const last = index === words.scenes.length - 1;
        return chord(chords[index] ?? [], from, last ? to : to + 1.8, 0.1);
      }),
    ),
};
