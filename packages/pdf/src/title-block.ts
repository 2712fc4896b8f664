import { colors, contentWidth, margins, pageCenterX } from './page-geometry.ts';
import type { PdfWriter, TextStyle } from './pdf-writer.ts';

const seriesStyle: TextStyle = {
  font: 'display',
  size: 9,
  leading: 14,
  color: colors.gold,
  align: 'center',
  tracking: 2.2,
};
const labelStyle: TextStyle = {
  font: 'text',
  size: 9,
  leading: 13,
  color: colors.inkMuted,
  align: 'center',
  tracking: 0.4,
};
const valueStyle: TextStyle = { ...labelStyle, size: 11, leading: 15, tracking: 0, color: colors.ink };

export interface TitleBlock {
  /** Kind of document; set in capitals, read aloud as it is. */
  readonly series: string;
  readonly title: string;
  /** Font size of the title in points. */
  readonly size: number;
  /** Names and values, side by side. */
  readonly facts: readonly (readonly [string, string])[];
}

/** Writes the head of the first page: logo, series, title and key values. */
export function writeTitleBlock(writer: PdfWriter, block: TitleBlock): void {
  const { doc } = writer;
  const { size } = block;
  writer.drawArtifact(() => drawLogo(doc, pageCenterX, margins.top + 22, 44));
  doc.y = margins.top + 60;
  writer.writeText('P', block.series.toUpperCase(), seriesStyle, block.series);
  writer.addVerticalSpace(7);
  writer.writeText('H1', block.title, { font: 'display', size, leading: size + 6, align: 'center' });
  writer.addVerticalSpace(15);
  writeFacts(writer, block.facts);
}

/** Side by side, between two thin lines. */
function writeFacts(writer: PdfWriter, facts: TitleBlock['facts']): void {
  const { doc } = writer;
  const width = contentWidth / facts.length;
  const top = doc.y;
  for (const [index, [label, value]] of facts.entries()) {
    const place = { x: margins.left + width * index, width };
    doc.y = top + 10;
    writer.writeText('P', label, { ...labelStyle, ...place });
    writer.writeText('P', value, { ...valueStyle, ...place });
  }
  const bottom = doc.y + 10;
  writer.drawArtifact(() => {
    doc.lineWidth(0.6).strokeColor(colors.goldLine);
    for (const y of [top, bottom])
      doc
        .moveTo(margins.left, y)
        .lineTo(margins.left + contentWidth, y)
        .stroke();
  });
  doc.y = bottom;
}

const petal = 'M0-15.5C1.9-12.5 1.9-9 0-6.5-1.9-9-1.9-12.5 0-15.5Z';
const months = 13;

/** Draws the site's logo: thirteen petals around an open centre, `size` points across; `clearing` interrupts the line behind it. */
export function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, size: number, clearing = 0): void {
  if (clearing > 0) doc.circle(x, y, clearing).fill('white');
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
    .fillColor(colors.gold);
  for (let month = 0; month < months; month += 1)
    doc
      .save()
      .rotate((360 / months) * month)
      .path(petal)
      .fill()
      .restore();
  doc.circle(0, 0, 2.1).fill().restore();
}
