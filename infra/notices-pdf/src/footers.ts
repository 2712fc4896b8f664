import { brand } from '@aera/content/brand';
import { fullNotices } from '@aera/content/full-notices';
import { column, goldLine, inkMuted, margins, paper } from './page.ts';

const line = paper.height - 66;

/** A frame around every page, and at its foot whose words these are and which page it is. */
export function drawFooters(doc: PDFKit.PDFDocument): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    // Text below the bottom margin would begin a page of its own.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.lineWidth(0.6).strokeColor(goldLine);
    doc.rect(30, 30, paper.width - 60, paper.height - 60).stroke();
    doc
      .lineWidth(0.25)
      .rect(34, 34, paper.width - 68, paper.height - 68)
      .stroke();
    doc.font('text', 8.5).fillColor(inkMuted);
    doc.text(brand.name, margins.left, line, { width: column, lineBreak: false });
    doc.text(fullNotices.document.status, margins.left, line, {
      width: column,
      align: 'center',
      lineBreak: false,
    });
    const number = fullNotices.document.page.replace('{n}', String(page + 1)).replace('{of}', String(count));
    doc.text(number, margins.left, line, { width: column, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}
