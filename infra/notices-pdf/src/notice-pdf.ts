import { brand } from '@aera/content/brand';
import { type NoticeSection, fullNotices } from '@aera/content/full-notices';
import { createPdfDocument, writeTitleBlock } from '@aera/pdf';
import { writeBeside } from './beside.ts';
import { writeBody } from './body.ts';
import { writeCertificate } from './certificate.ts';
import { openingOf } from './opening.ts';
import { publication } from './publication.ts';

const { document } = fullNotices;

/** A notice as a PDF that software can read aloud. The same words make the same bytes. */
export async function noticePdf(notice: NoticeSection): Promise<Buffer> {
  const { writer, finish } = createPdfDocument({
    title: `${notice.title} · ${brand.name}`,
    author: brand.jurisdiction,
    subject: `${document.series}, ${document.notice.replace('{numeral}', notice.numeral)}`,
    language: document.language,
    date: publication.date,
  });
  writeTitleBlock(writer, openingOf(notice));
  writer.space(26);
  writeBody(writer, notice);
  writer.doc.addPage();
  writeBeside(writer, notice);
  writeCertificate(writer);
  // Whose words these are, and which page it is.
  return finish((page, count) => ({
    left: brand.name,
    middle: document.status,
    right: document.page.replace('{n}', String(page)).replace('{of}', String(count)),
  }));
}
