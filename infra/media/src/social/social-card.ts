import { brand, disclaimer } from '@aera/content';
import { colours } from '../drawing/picture.ts';
import { spaceEvenly, formatNumber } from '../drawing/path.ts';

export const cardWidth = 1200;
export const cardHeight = 630;

const months = 13;
const [statement = ''] = disclaimer.short.split('. ');

/** Breaks a title into lines of about equal length within the limit. */
export function wrapTitle(title: string, limit = 19): string[] {
  const words = title.split(' ');
  for (let count = 1; ; count += 1) {
    const maxLength = Math.max(limit, ...words.map((word) => word.length));
    const evenLength = Math.min(Math.ceil(title.length / count) + 4, maxLength);
    const lines: string[] = [''];
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (longer.length <= evenLength) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (lines.length <= count) return lines;
  }
}

/** The petals that are inside the card. */
const visiblePetals = [0, 12, 11, 10, 9, 8, 7];

/** Draws the dial with the petal of one page highlighted. */
const drawDial = (highlighted: number): string =>
  spaceEvenly(0, months - 1, months)
    .map((month) => {
      const fill = month === highlighted ? `fill="${colours.gold}"` : 'fill="#1a2b23"';
      return `<path d="M0-268C46-218 46-134 0-58-46-134-46-218 0-268Z" ${fill} transform="rotate(${formatNumber((month * 360) / months)})"/>`;
    })
    .join('');

const mark = spaceEvenly(0, months - 1, months)
  .map(
    (month) =>
      `<path d="M0-15.5C1.9-12.5 1.9-9 0-6.5-1.9-9-1.9-12.5 0-15.5Z" transform="rotate(${formatNumber((month * 360) / months)})"/>`,
  )
  .join('');

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws the preview image of a page. Flat colours keep the file small. */
export function drawSocialCard(title: string, index: number): string {
  const rows = wrapTitle(title);
  const first = 330 - (rows.length - 1) * 42;
  const words = rows
    .map((row, index) => `<tspan x="80" y="${first + index * 84}">${escapeXml(row)}</tspan>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardWidth} ${cardHeight}" width="${cardWidth}" height="${cardHeight}" fill="none">` +
    `<rect width="100%" height="100%" fill="${colours.night}"/>` +
    `<g transform="translate(1076 315)" stroke="${colours.line}" stroke-width="1.6"><circle r="330"/><circle r="290"/><circle r="310" stroke-width="14" pathLength="364" stroke-dasharray=".16 .84"/>${drawDial(visiblePetals[index % visiblePetals.length] ?? 0)}<circle r="36" fill="${colours.parchment}" stroke="none"/></g>` +
    `<g transform="translate(98 96) scale(1.25)" fill="${colours.gold}">${mark}<circle r="2.1"/></g>` +
    `<text x="134" y="109" font-size="38" letter-spacing="3" fill="${colours.parchment}">${brand.name}</text>` +
    `<text font-size="68" fill="${colours.parchment}">${words}</text>` +
    `<text x="80" y="558" font-size="20" fill="${colours.muted}">${escapeXml(statement)}</text></svg>`
  );
}
