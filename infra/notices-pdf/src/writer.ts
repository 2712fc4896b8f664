import type { Face } from './faces.ts';
import { column, floor, ink } from './page.ts';

/** How a piece of text is set. */
export interface Setting {
  face: Face;
  size: number;
  /** Distance between baselines. */
  leading: number;
  color?: string;
  align?: 'left' | 'center';
  /** Between letters, in points. */
  tracking?: number;
  /** From the left edge of the page, where it is not the column. */
  x?: number;
  width?: number;
}

/** Sets text where the last one ended, and tells a reader's software what it is. */
export interface Writer {
  readonly doc: PDFKit.PDFDocument;
  /** Text with its place in the outline: `H1`, `P` and the like; `actual` is what is read aloud where that differs. */
  write(tag: string, text: string, setting: Setting, actual?: string): void;
  /** Lines and ornaments, which nobody reads aloud. */
  ornament(draw: () => void): void;
  /** Begins a new page when so many points do not fit on this one. */
  need(points: number): void;
  space(points: number): void;
  heightOf(text: string, setting: Setting): number;
}

export function createWriter(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement): Writer {
  const use = ({ face, size, leading, color = ink }: Setting): number => {
    doc.font(face, size).fillColor(color);
    return leading - doc.currentLineHeight(true);
  };
  const optionsOf = (setting: Setting) => ({
    width: setting.width ?? column,
    align: setting.align ?? 'left',
    characterSpacing: setting.tracking ?? 0,
    lineGap: use(setting),
  });
  return {
    doc,
    write(tag, text, setting, actual) {
      const options = actual === undefined ? {} : { actual };
      root.add(
        doc.struct(tag, options, () => {
          doc.text(text, setting.x ?? doc.page.margins.left, doc.y, optionsOf(setting));
        }),
      );
    },
    ornament(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.save();
      draw();
      doc.restore();
      doc.endMarkedContent();
    },
    need(points) {
      if (doc.y + points > floor) doc.addPage();
    },
    space(points) {
      doc.y += points;
    },
    heightOf: (text, setting) => doc.heightOfString(text, optionsOf(setting)),
  };
}
