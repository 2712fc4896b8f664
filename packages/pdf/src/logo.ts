import { colours } from './page.ts';

const petal = 'M0-15.5C1.9-12.5 1.9-9 0-6.5-1.9-9-1.9-12.5 0-15.5Z';
const months = 13;

/** The sign of the site: thirteen petals around an open centre, `size` points across; `clearing` breaks the line it stands on. */
export function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, size: number, clearing = 0): void {
  if (clearing > 0) doc.circle(x, y, clearing).fill('white');
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
    .fillColor(colours.gold);
  for (let month = 0; month < months; month += 1)
    doc
      .save()
      .rotate((360 / months) * month)
      .path(petal)
      .fill()
      .restore();
  doc.circle(0, 0, 2.1).fill().restore();
}
