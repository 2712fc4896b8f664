import { buffer } from 'node:stream/consumers';
import { brand } from '@aera/content/brand';
import { type NoticeSection, fullNotices } from '@aera/content/full-notices';
import PDFDocument from 'pdfkit';
import { writeBeside } from './beside.ts';
import { writeBody } from './body.ts';
import { writeCertificate } from './certificate.ts';
import { registerFaces } from './faces.ts';
import { drawFooters } from './footers.ts';
import { writeOpening } from './opening.ts';
import { margins } from './page.ts';
import { publication } from './publication.ts';
import { createWriter } from './writer.ts';

/**
 * A notice as a PDF that software can read aloud (PDF/UA): title, language, headings, reading order. The same words make the same
 * bytes.
 */
export async function noticePdf(notice: NoticeSection): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    // The types do not know this one yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    lang: fullNotices.document.language,
    bufferPages: true,
    // None of the faces that a reader's software is expected to have: every letter comes with the file.
    font: '',
    info: {
      Title: `${notice.title} · ${brand.name}`,
      Author: brand.jurisdiction,
      Subject: `${fullNotices.document.series}, ${fullNotices.document.notice.replace('{numeral}', notice.numeral)}`,
      CreationDate: publication.date,
      ModDate: publication.date,
    },
  });
  const bytes = buffer(doc);
  registerFaces(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const writer = createWriter(doc, root);
  writeOpening(writer, notice);
  writeBody(writer, notice);
  doc.addPage();
  writeBeside(writer, notice);
  writeCertificate(writer);
  root.end();
  drawFooters(doc);
  doc.end();
  return bytes;
}
