import { colours, contentWidth, margins, pageSize } from './page.ts';

/** What stands at the foot of a page. */
export interface Footer {
  readonly left: string;
  readonly middle: string;
  readonly right: string;
}

const line = pageSize.height - 66;

/** A frame around every page, and its foot. */
export function drawFooters(doc: PDFKit.PDFDocument, footer: (page: number, count: number) => Footer): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    // Text below the bottom margin would begin a page of its own.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.lineWidth(0.6).strokeColor(colours.goldLine);
    doc.rect(30, 30, pageSize.width - 60, pageSize.height - 60).stroke();
    doc
      .lineWidth(0.25)
      .rect(34, 34, pageSize.width - 68, pageSize.height - 68)
      .stroke();
    doc.font('text', 8.5).fillColor(colours.inkMuted);
    const { left, middle, right } = footer(page + 1, count);
    const place = { width: contentWidth, lineBreak: false } as const;
    doc.text(left, margins.left, line, place);
    if (middle) doc.text(middle, margins.left, line, { ...place, align: 'center' });
    doc.text(right, margins.left, line, { ...place, align: 'right' });
    doc.endMarkedContent();
  }
}
