import { intro } from '@aera/content/intro';
import { months } from '@aera/living-time';
import { colours } from '../drawing/colours.ts';
import { around, between, n } from '../drawing/path.ts';
import { glow } from '../drawing/picture.ts';
import { mix } from '../sound/mix.ts';
import { bell, chord } from '../sound/pad.ts';
import { ease, type Film } from './film.ts';
import { webVtt } from './web-vtt.ts';

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'];
const step = 360 / months.length;
/** Of each second, the dial rests half, and turns half. */
const [turns, rests] = [0.5, 1];

/** Months passed at a moment; whole while the dial rests. */
const passed = (at: number): number => Math.floor(at) + ease(at % 1, turns, rests);

/** How near a month is to the top of the dial, from 0 to 1. */
function nearness(month: number, at: number): number {
  const away = Math.abs(((month - passed(at) + 6.5 + 13) % 13) - 6.5);
  return Math.max(0, 1 - away * 1.4);
}

const days = (at: number): string =>
  between(0, 27, 28)
    .map((day) => {
      const [x, y] = around([0, 0], ((day - 13.5) * 1.9) / 360, 322);
      const lit = (at % 1) * 34 > day;
      return `<circle cx="${n(x)}" cy="${n(y)}" r="2.6" fill="${lit ? colours.gold : colours.teal}"/>`;
    })
    .join('');

const petals = (at: number): string =>
  numerals
    .map((numeral, month) => {
      const lit = nearness(month, at);
      return (
        `<g transform="rotate(${(month * step).toFixed(2)})"><path d="M${around([0, 0], 0.5 / 13, 268)
          .map(n)
          .join(' ')}L${around([0, 0], 0.5 / 13, 300)
          .map(n)
          .join(' ')}" stroke="${colours.line}"/>` +
        `<path d="M0-254C38-208 38-132 0-62-38-132-38-208 0-254Z" fill="${colours.gold}" fill-opacity="${(0.06 + lit * 0.8).toFixed(3)}" stroke="${lit > 0.02 ? colours.gold : colours.line}" stroke-width="1.6"/>` +
        `<text y="-277" text-anchor="middle" font-size="19" fill="${colours.gold}" opacity="${(0.5 + lit * 0.5).toFixed(2)}">${numeral}</text></g>`
      );
    })
    .join('');

const names = (at: number): string =>
  months
    .map(({ name }, month) => {
      const since = (at - month + 13.5) % 13;
      const seen = ease(since, 0.28, 0.5) - ease(since, 1, 1.2);
      if (seen <= 0) return '';
      const y = (1 - ease(since, 0.28, 0.6)) * 14;
      return (
        `<g opacity="${seen.toFixed(2)}" transform="translate(84 ${n(y)})"><text y="312" font-size="30" fill="${colours.gold}" letter-spacing="4">${numerals[month]}</text>` +
        `<text x="-3" y="388" font-size="68" fill="${colours.parchment}">${name}</text></g>`
      );
    })
    .join('');

/** A pentatonic step for each month, up and down again, over one still chord. */
const melody = [0, 2, 4, 7, 9, 12, 14, 12, 9, 7, 4, 2, -3];

/** The dial of the living year turns once: thirteen months, each for a second. */
export const introHero: Film = {
  name: 'intro-hero',
  seconds: 13,
  poster: 0.3,
  captions: webVtt([{ from: 0, to: 13, caption: intro.hero.film.sound, place: 'line:1' }]),
  crf: { av1: 45, h264: 32 },
  frame: (at) =>
    `<defs>${glow('halo', colours.gold, 0.3)}${glow('core', colours.gold, 0.8)}</defs>` +
    `<g transform="translate(924 376)"><circle r="400" fill="url(#halo)"/>` +
    `<g stroke="${colours.line}"><circle r="304"/><circle r="264" opacity=".7"/><circle r="340" opacity=".4"/></g>` +
    `<g transform="rotate(${(-passed(at) * step).toFixed(2)})">${petals(at)}</g>` +
    `${days(at)}<path d="M-9-352H9L0-334z" fill="${colours.gold}"/>` +
    `<circle r="120" fill="url(#core)"/><circle r="34" fill="${colours.parchment}"/><circle r="46" stroke="${colours.gold}" stroke-width="1.4"/></g>` +
    `<path d="M84 438h150" stroke="${colours.line}" stroke-width="1.5"/>${names(at)}`,
  sound: () =>
    mix(13, [
      ...chord([-19, -7, 0], 0, 7.6, 0.16),
      ...chord([-19, -7, -3], 5.6, 14.2, 0.16),
      ...melody.flatMap((note, month) => bell(note + 12, month + 0.05, 0.07)),
    ]),
};
