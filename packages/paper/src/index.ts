export type { Footer } from './footers.ts';
export { drawMark } from './mark.ts';
export { openDocument } from './open-document.ts';
export type { AttachedFile, DocumentOptions, OpenDocument } from './open-document.ts';
export { writeOpening } from './opening.ts';
export type { Opening } from './opening.ts';
export { centre, colours, column, floor, margins } from './page.ts';
export type { Setting, Writer } from './writer.ts';
