import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { registerFonts } from './fonts.ts';
import { drawFooters, type Footer } from './footers.ts';
import { margins } from './page.ts';
import { createWriter, type PdfWriter } from './writer.ts';

export interface DocumentOptions {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** BCP 47. */
  readonly language: string;
  /** The only date in the file: the same input makes the same bytes. */
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
  /** Puts a file into the file, as what these pages were made from. */
  attach(file: AttachedFile): void;
  /** Frames and feet for all pages, then the bytes. */
  finish(footer: (page: number, count: number) => Footer): Promise<Buffer>;
}

/** A PDF that software can read aloud (PDF/UA): title, language, headings, reading order. */
export function createPdfDocument({ title, author, subject, language, date }: DocumentOptions): PdfDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    // The types do not know this one yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    // None of the faces that a reader's software is expected to have: every letter comes with the file.
    font: '',
    info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
  });
  const bytes = buffer(doc);
  registerFonts(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    writer: createWriter(doc, root),
    attach({ name, type, content, description }) {
      const options = { name, type, description, creationDate: date, modifiedDate: date };
      // The types know no bytes, and not how the file is related to these pages.
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
