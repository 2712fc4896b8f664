import { colours, createGlow, createPicture } from '../drawing/picture.ts';
import { spaceEvenly, formatNumber } from '../drawing/path.ts';

const quay = 560;
const bays = spaceEvenly(0, 6, 7).map((bay) => 138 + bay * 132);

const arches = bays
  .map((x, bay) => {
    const open = bay === 3;
    const fill = open ? 'url(#lamp)' : colours.night;
    return (
      `<path fill="${fill}" d="M${x + 14} ${quay}V402a52 52 0 0 1 104 0V${quay}z"/>` +
      `<path stroke="${colours.line}" stroke-width="1.2" d="M${x + 24} ${quay}V404a42 42 0 0 1 84 0V${quay}"/>` +
      (open
        ? `<path stroke="${colours.line}" stroke-width="1.4" d="M${x + 66} ${quay}V352"/>`
        : `<path stroke="${colours.line}" d="M${x + 24} 404h84M${x + 66} 362v198M${x + 24} 456h84M${x + 24} 508h84"/>`)
    );
  })
  .join('');

const windows = spaceEvenly(0, 12, 13)
  .map((month) => {
    const x = 138 + (924 / 13) * (month + 0.5) - 17;
    const lit = [2, 6, 9].includes(month);
    return `<path fill="${lit ? 'url(#lamp)' : colours.night}" d="M${formatNumber(x)} 300v-50a17 17 0 0 1 34 0v50z"/><path stroke-width="1" d="M${formatNumber(x + 17)} 233v67M${formatNumber(x)} 268h34"/>`;
  })
  .join('');

const awnings = [bays[1], bays[5]]
  .map((x = 0) => {
    const folds = spaceEvenly(0, 6, 7).map(
      (fold) => `M${formatNumber(x + 8 + fold * 19.3)} 436l${formatNumber((fold - 3) * 3)} 34`,
    );
    return (
      `<path fill="${colours.teal}" d="M${x + 8} 436h116l9 34q-9.6 10-19.2 0-9.6 10-19.1 0-9.6 10-19.2 0-9.6 10-19.1 0-9.6 10-19.2 0-9.6 10-19.1 0-9.6 10-18.4 0z"/>` +
      `<path stroke-width="1.2" d="${folds.join('')}"/>`
    );
  })
  .join('');

const lamps = [bays[2], bays[4]]
  .map((x = 0, index) => {
    const at = index === 0 ? x + 132 : x;
    return `<circle cx="${at}" cy="446" r="70" fill="url(#shine)" stroke="none"/><path d="M${at} 424v14"/><path fill="${colours.parchment}" d="M${at - 7} 438h14l-3 20h-8z"/>`;
  })
  .join('');

const hall =
  `<g stroke="${colours.gold}" stroke-width="2" stroke-linejoin="round">` +
  `<path fill="${colours.deep}" d="M122 212h956l-44-62H166z"/><path stroke-width="1.2" d="M138 192h924M152 172h896" opacity=".6"/>` +
  `<path fill="${colours.deep}" d="M540 150l60-50 60 50z"/><circle cx="600" cy="132" r="9" fill="${colours.gold}" stroke="none"/><path d="M600 100V72"/>` +
  `<path fill="${colours.raised}" d="M138 212h924v348H138z"/><path d="M122 212h956M130 222h940M138 322h924M138 332h924"/>` +
  windows +
  arches +
  awnings +
  lamps +
  `<path stroke-width="2.4" d="M90 ${quay}h1020M104 ${quay + 10}h992"/></g>`;

const ripples = spaceEvenly(0, 15, 16)
  .map((row) => {
    const y = quay + 26 + row * row * 0.72 + row * 4;
    const wide = 150 + row * 26;
    return `M${formatNumber(600 - wide + (row % 3) * 40)} ${formatNumber(y)}h${formatNumber(wide * 0.7)}M${formatNumber(640 + (row % 4) * 30)} ${formatNumber(y + 3)}h${formatNumber(wide * 0.55)}`;
  })
  .join('');

const boat =
  `<g stroke="${colours.gold}" stroke-width="2" stroke-linejoin="round"><path fill="${colours.deep}" d="M214 652h236l-30 42H256z"/><path stroke-width="1.2" d="M226 666h212M214 652q-64-12-96-86"/>` +
  `<path fill="${colours.raised}" d="M282 652v-34h44v34zM332 652v-46h40v46zM378 652v-28h32v28z"/><path stroke-width="1.2" d="M282 635h44M304 618v34M332 629h40M352 606v46"/></g>`;

/** A merchants' hall on a quay: thirteen windows above seven arches, the middle one open. */
export const scenarioBusiness = createPicture(
  {
    name: 'scenario-business',
    defs:
      createGlow('shine', colours.gold, 0.55) +
      `<linearGradient id="lamp" x2="0" y2="1"><stop stop-color="${colours.gold}"/><stop offset="1" stop-color="${colours.parchment}"/></linearGradient>` +
      `<linearGradient id="fade" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
      `<mask id="water"><path fill="url(#fade)" d="M0 570h1200v230H0z"/></mask><g id="hall">${hall}</g>`,
    body:
      `<circle fill="url(#shine)" cx="600" cy="470" r="520" opacity=".7"/>` +
      `<use href="#hall"/><path fill="${colours.deep}" d="M0 572h1200v228H0z"/>` +
      `<g mask="url(#water)"><use href="#hall" transform="matrix(1 0 0 -.62 0 918)"/></g>` +
      `<path stroke="${colours.line}" opacity=".7" stroke-linecap="round" d="${ripples}"/>` +
      boat,
  },
  [0.5, 0.5],
);
