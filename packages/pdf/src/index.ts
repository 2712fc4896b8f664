export * from './page-geometry.ts';
export {
  type AttachedFile,
  createPdfDocument,
  type DocumentOptions,
  type Footer,
  type PdfDocument,
} from './pdf-document.ts';
export * from './title-block.ts';
export type { PdfWriter, TextStyle } from './pdf-writer.ts';
