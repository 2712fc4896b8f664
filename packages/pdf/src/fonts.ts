import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The site's display face, and a text face that stands well beside it on paper. Only the letters in use are embedded. */
export type FontName = 'display' | 'text' | 'italic';

const files: Record<FontName, string> = {
  display: import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
  text: import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff'),
  italic: import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff'),
};

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(files)) doc.registerFont(face, readFileSync(fileURLToPath(file)));
}
