import { buffer } from 'node:stream/consumers';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { colors, contentWidth, margins, pageSize } from './page-geometry.ts';
import { type PdfWriter, createPdfWriter } from './pdf-writer.ts';

export interface DocumentOptions {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** BCP 47. */
  readonly language: string;
  /** The only date in the file, so that equal input gives equal bytes. */
  readonly date: Date;
}

export interface AttachedFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: Uint8Array;
  readonly description: string;
}

export interface PdfDocument {
  readonly writer: PdfWriter;
  /** Attaches a file as the source of the pages. */
  attach(file: AttachedFile): void;
  /** Draws frames and footers of all pages and returns the bytes. */
  finish(footer: (page: number, count: number) => Footer): Promise<Buffer>;
}

/** Creates an accessible PDF (PDF/UA): title, language, headings, reading order. */
export function createPdfDocument({ title, author, subject, language, date }: DocumentOptions): PdfDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    // Missing in the types.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    // No default font: all fonts are embedded.
    font: '',
    info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
  });
  const bytes = buffer(doc);
  registerFonts(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    writer: createPdfWriter(doc, root),
    attach({ name, type, content, description }) {
      const options = { name, type, description, creationDate: date, modifiedDate: date };
      // The types lack byte content and the relationship.
      doc.file(content as unknown as string, { ...options, relationship: 'Source' } as typeof options);
    },
    async finish(footer) {
      root.end();
      drawFooters(doc, footer);
      doc.end();
      return bytes;
    },
  };
}

/** The site's display font, and a text font that matches it in print. Only used glyphs are embedded. */
export type FontName = 'display' | 'text' | 'italic';

const files: Record<FontName, string> = {
  display: import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
  text: import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff'),
  italic: import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff'),
};

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(files)) doc.registerFont(face, readFileSync(fileURLToPath(file)));
}

/** Footer of a page. */
export interface Footer {
  readonly left: string;
  readonly middle: string;
  readonly right: string;
}

const line = pageSize.height - 66;

/** Draws the frame and footer of every page. */
export function drawFooters(doc: PDFKit.PDFDocument, footer: (page: number, count: number) => Footer): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    // Text below the bottom margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.lineWidth(0.6).strokeColor(colors.goldLine);
    doc.rect(30, 30, pageSize.width - 60, pageSize.height - 60).stroke();
    doc
      .lineWidth(0.25)
      .rect(34, 34, pageSize.width - 68, pageSize.height - 68)
      .stroke();
    doc.font('text', 8.5).fillColor(colors.inkMuted);
    const { left, middle, right } = footer(page + 1, count);
    const place = { width: contentWidth, lineBreak: false } as const;
    doc.text(left, margins.left, line, place);
    if (middle) doc.text(middle, margins.left, line, { ...place, align: 'center' });
    doc.text(right, margins.left, line, { ...place, align: 'right' });
    doc.endMarkedContent();
  }
}
