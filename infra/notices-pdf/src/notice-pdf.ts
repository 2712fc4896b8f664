import { brand, toDocumentTitle } from '@aera/content/brand';
import { type NoticeSection, fullNotices } from '@aera/content/full-notices';
import { type TitleBlock, createPdfDocument, writeTitleBlock } from '@aera/pdf';
import { writeBody, writeCallouts } from './body.ts';
import { publication, writeCertificate } from './certificate.ts';

/** Returns the head of a notice: its number in the series, the publisher and the date. */
function toTitleBlock({ numeral, title }: NoticeSection): TitleBlock {
  const { document, certificate, jurisdictionLabel } = fullNotices;
  return {
    series: `${document.series} · ${document.notice.replace('{numeral}', numeral)}`,
    title,
    size: 34,
    facts: [
      [jurisdictionLabel, brand.jurisdiction],
      [certificate.dateLabel, publication.gregorian],
      [certificate.livingLabel, publication.living],
    ],
  };
}

const { document } = fullNotices;

/** Creates a tagged PDF of a notice. The same text results in the same bytes. */
export async function renderNoticePdf(notice: NoticeSection): Promise<Buffer> {
  const { writer, finish } = createPdfDocument({
    title: toDocumentTitle(notice.title),
    author: brand.jurisdiction,
    subject: `${document.series}, ${document.notice.replace('{numeral}', notice.numeral)}`,
    language: document.language,
    date: publication.date,
  });
  writeTitleBlock(writer, toTitleBlock(notice));
  writer.addVerticalSpace(26);
  writeBody(writer, notice);
  writer.doc.addPage();
  writeCallouts(writer, notice);
  writeCertificate(writer);
  // The attribution and the page number.
  return finish((page, count) => ({
    left: brand.name,
    middle: document.status,
    right: document.page.replace('{n}', String(page)).replace('{of}', String(count)),
  }));
}
