import { brand } from '@aera/content/brand';
import { fullNotices } from '@aera/content/full-notices';
import {
  type PdfWriter,
  type TextStyle,
  colors,
  contentBottom,
  contentWidth,
  drawLogo,
  margins,
  pageCenterX,
} from '@aera/pdf';
import { toLivingTime } from '@aera/living-time';

const inset = 44;
const centered = { x: margins.left + inset, width: contentWidth - 2 * inset, align: 'center' } as const;
const eyebrow: TextStyle = {
  font: 'display',
  size: 8.5,
  leading: 13,
  color: colors.gold,
  tracking: 2,
  ...centered,
};
const title: TextStyle = { font: 'display', size: 22, leading: 30, ...centered };
const text: TextStyle = { font: 'text', size: 11.5, leading: 17.5, ...centered };
const small: TextStyle = { font: 'italic', size: 10, leading: 15, color: colors.inkMuted, ...centered };
const height = 206;

/** Writes the certificate at the foot of the last page: the publication of the notices, the publisher and the date. */
export function writeCertificate(writer: PdfWriter): void {
  const { certificate } = fullNotices;
  const { doc } = writer;
  writer.ensureSpace(height);
  const top = contentBottom - height;
  writer.drawArtifact(() => {
    doc.lineWidth(0.6).strokeColor(colors.goldLine).rect(margins.left, top, contentWidth, height).stroke();
    drawLogo(doc, pageCenterX, top, 34, 30);
  });
  doc.y = top + 36;
  writer.writeText('P', certificate.eyebrow.toUpperCase(), eyebrow, certificate.eyebrow);
  writer.addVerticalSpace(4);
  writer.writeText('H2', certificate.title, title);
  writer.addVerticalSpace(10);
  writer.writeText('P', certificate.text.text, text);
  writer.addVerticalSpace(10);
  const { gregorian, living } = publication;
  writer.writeText('P', `${certificate.dateLabel}: ${gregorian} · ${living}`, text);
  writer.writeText('P', `${certificate.byLabel}: ${brand.jurisdiction}`, text);
  writer.addVerticalSpace(10);
  writer.writeText('P', certificate.note, small);
}

const date = new Date(`${fullNotices.certificate.publishedOn}T00:00:00Z`);

/** Date of publication in both calendars. It is fixed, so that builds are reproducible. */
export const publication = {
  date,
  gregorian: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date),
  living: toLivingTime(date, 'UTC').label,
};
