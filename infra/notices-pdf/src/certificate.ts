import { brand } from '@aera/content/brand';
import { fullNotices } from '@aera/content/full-notices';
import { centre, colours, column, drawLogo, floor, margins, type Setting, type Writer } from '@aera/pdf';
import { publication } from './publication.ts';

const inset = 44;
const place = { x: margins.left + inset, width: column - 2 * inset, align: 'center' } as const;
const eyebrow: Setting = {
  face: 'display',
  size: 8.5,
  leading: 13,
  color: colours.gold,
  tracking: 2,
  ...place,
};
const title: Setting = { face: 'display', size: 22, leading: 30, ...place };
const text: Setting = { face: 'text', size: 11.5, leading: 17.5, ...place };
const small: Setting = { face: 'italic', size: 10, leading: 15, color: colours.inkMuted, ...place };
const height = 206;

/** At the foot of the last page: that the notices were published, by whom and when. */
export function writeCertificate(writer: Writer): void {
  const { certificate } = fullNotices;
  const { doc } = writer;
  writer.need(height);
  const top = floor - height;
  writer.ornament(() => {
    doc.lineWidth(0.6).strokeColor(colours.goldLine).rect(margins.left, top, column, height).stroke();
    drawLogo(doc, centre, top, 34, 30);
  });
  doc.y = top + 36;
  writer.write('P', certificate.eyebrow.toUpperCase(), eyebrow, certificate.eyebrow);
  writer.space(4);
  writer.write('H2', certificate.title, title);
  writer.space(10);
  writer.write('P', certificate.text.text, text);
  writer.space(10);
  const { gregorian, living } = publication;
  writer.write('P', `${certificate.dateLabel}: ${gregorian} · ${living}`, text);
  writer.write('P', `${certificate.byLabel}: ${brand.jurisdiction}`, text);
  writer.space(10);
  writer.write('P', certificate.note, small);
}
