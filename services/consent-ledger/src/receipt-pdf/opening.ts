import type { ConsentReceipt } from '@aera/contracts';
import { centre, colours, column, drawMark, margins, type Setting, type Writer } from '@aera/paper';
import { at, dayOf, saidTimes } from './moments.ts';
import { fill, receiptWords as words } from './receipt-words.ts';

const series: Setting = {
  face: 'display',
  size: 9,
  leading: 14,
  color: colours.gold,
  align: 'center',
  tracking: 2.2,
};
const title: Setting = { face: 'display', size: 28, leading: 34, align: 'center' };
const label: Setting = {
  face: 'text',
  size: 9,
  leading: 13,
  color: colours.inkMuted,
  align: 'center',
  tracking: 0.4,
};
const value: Setting = { ...label, size: 11, leading: 15, tracking: 0, color: colours.ink };

/** The head of the first page: sign, title, and what a glance is for: when, and whether it stands. */
export function writeOpening(writer: Writer, receipt: ConsentReceipt): void {
  const { doc } = writer;
  writer.ornament(() => drawMark(doc, centre, margins.top + 22, 44));
  doc.y = margins.top + 60;
  const line = fill(words.series, { schema: receipt.schemaVersion });
  writer.write('P', line.toUpperCase(), series, line);
  writer.space(6);
  writer.write('H1', words.heading, title);
  writer.space(14);
  const living = saidTimes(receipt)?.living;
  writeFacts(writer, [
    [words.given, dayOf(at(receipt, 'given') ?? '')],
    ...(living ? [[words.living, living] as const] : []),
    [words.status, at(receipt, 'withdrawn') ? words.withdrawn : words.stands],
  ]);
  writer.space(6);
}

/** Beside one another, between two fine lines. */
function writeFacts(writer: Writer, facts: readonly (readonly [string, string])[]): void {
  const { doc } = writer;
  const width = column / facts.length;
  const top = doc.y;
  for (const [at, [name, said]] of facts.entries()) {
    const place = { x: margins.left + width * at, width };
    doc.y = top + 10;
    writer.write('P', name, { ...label, ...place });
    writer.write('P', said, { ...value, ...place });
  }
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
