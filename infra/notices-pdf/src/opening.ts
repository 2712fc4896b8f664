import { brand } from '@aera/content/brand';
import { type NoticeSection, fullNotices } from '@aera/content/full-notices';
import { centre, colours, column, drawMark, margins, type Setting, type Writer } from '@aera/paper';
import { publication } from './publication.ts';

const series: Setting = {
  face: 'display',
  size: 9,
  leading: 14,
  color: colours.gold,
  align: 'center',
  tracking: 2.2,
};
const title: Setting = { face: 'display', size: 34, leading: 40, align: 'center' };
const label: Setting = {
  face: 'text',
  size: 9,
  leading: 13,
  color: colours.inkMuted,
  align: 'center',
  tracking: 0.4,
};
const value: Setting = { ...label, size: 11, leading: 15, tracking: 0, color: colours.ink };

/** The head of the first page: sign, series, title, and who published it when. */
export function writeOpening(writer: Writer, notice: NoticeSection): void {
  const { document, certificate, jurisdictionLabel } = fullNotices;
  const { doc } = writer;
  writer.ornament(() => drawMark(doc, centre, margins.top + 22, 44));
  doc.y = margins.top + 62;
  const number = document.notice.replace('{numeral}', notice.numeral);
  const line = `${document.series} · ${number}`;
  writer.write('P', line.toUpperCase(), series, line);
  writer.space(8);
  writer.write('H1', notice.title, title);
  writer.space(16);
  const { gregorian, living } = publication;
  writeFacts(writer, [
    [jurisdictionLabel, brand.jurisdiction],
    [certificate.dateLabel, gregorian],
    [certificate.livingLabel, living],
  ]);
  writer.space(26);
}

/** Beside one another, between two fine lines. */
function writeFacts(writer: Writer, facts: readonly (readonly [string, string])[]): void {
  const { doc } = writer;
  const width = column / facts.length;
  const top = doc.y;
  facts.forEach(([name, text], at) => {
    const place = { x: margins.left + width * at, width };
    doc.y = top + 10;
    writer.write('P', name, { ...label, ...place });
    writer.write('P', text, { ...value, ...place });
  });
  const bottom = doc.y + 10;
  writer.ornament(() => {
    doc.lineWidth(0.6).strokeColor(colours.goldLine);
    for (const y of [top, bottom])
      doc
        .moveTo(margins.left, y)
        .lineTo(margins.left + column, y)
        .stroke();
  });
  doc.y = bottom;
}
