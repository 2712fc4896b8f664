export type { Footer } from './footers.ts';
export { drawLogo } from './logo.ts';
export { createPdfDocument } from './pdf-document.ts';
export type { AttachedFile, DocumentOptions, PdfDocument } from './pdf-document.ts';
export { writeTitleBlock } from './title-block.ts';
export type { TitleBlock } from './title-block.ts';
export { pageCenterX, colours, contentWidth, contentBottom, margins } from './page.ts';
export type { TextStyle, PdfWriter } from './writer.ts';
