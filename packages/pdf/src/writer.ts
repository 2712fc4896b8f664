import type { FontName } from './pdf-document.ts';
import { colours, contentWidth, contentBottom } from './page.ts';

export interface TextStyle {
  face: FontName;
  size: number;
  /** Distance between baselines. */
  leading: number;
  color?: string;
  align?: 'left' | 'center';
  /** Between letters, in points. */
  tracking?: number;
  /** Left position in points; that of the column by default. */
  x?: number;
  width?: number;
}

/** Writes tagged text below the previous text. */
export interface PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  /** Writes text with its structure tag: `H1`, `P` and the like; `actual` is read aloud instead of the text. */
  write(tag: string, text: string, setting: TextStyle, actual?: string): void;
  /** Writes a list of names and values. A line is only broken over two pages if it is longer than one. */
  list(lines: readonly (readonly [name: string, value: string])[], setting: TextStyle): void;
  /** Draws decorative lines and ornaments, which screen readers skip. */
  drawArtifact(draw: () => void): void;
  /** Starts a new page if the points do not fit on the current one. */
  ensureSpace(points: number): void;
  addVerticalSpace(points: number): void;
  measureHeight(text: string, setting: TextStyle): number;
}

/** Width in points. */
const labelWidth = 118;
const rowGap = 4;

export function createWriter(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement): PdfWriter {
  const selectFont = ({ face, size, leading, color = colours.ink }: TextStyle): number => {
    doc.font(face, size).fillColor(color);
    return leading - doc.currentLineHeight(true);
  };
  const toTextOptions = (setting: TextStyle) => ({
    width: setting.width ?? contentWidth,
    align: setting.align ?? 'left',
    characterSpacing: setting.tracking ?? 0,
    lineGap: selectFont(setting),
  });
  const writeText = (text: string, setting: TextStyle): void => {
    doc.text(text, setting.x ?? doc.page.margins.left, doc.y, toTextOptions(setting));
  };
  const measureHeight = (text: string, setting: TextStyle): number =>
    doc.heightOfString(text, toTextOptions(setting));
  const ensureSpace = (points: number): void => {
    if (doc.y + points > contentBottom) doc.addPage();
  };
  return {
    doc,
    write(tag, text, setting, actual) {
      const options = actual === undefined ? {} : { actual };
      root.add(doc.struct(tag, options, () => writeText(text, setting)));
    },
    list(lines, setting) {
      const list = doc.struct('L');
      root.add(list);
      const { left } = doc.page.margins;
      const name: TextStyle = { ...setting, color: colours.inkMuted, width: labelWidth - 12 };
      const value: TextStyle = { ...setting, x: left + labelWidth, width: contentWidth - labelWidth };
      for (const [label, content] of lines) {
        ensureSpace(Math.min(measureHeight(content, value), contentBottom / 2));
        const top = doc.y;
        const item = doc.struct('LI');
        list.add(item);
        item.add(doc.struct('Lbl', {}, () => writeText(label, name)));
        doc.y = top;
        item.add(doc.struct('LBody', {}, () => writeText(content, value)));
        item.end();
        doc.y += rowGap;
      }
      list.end();
    },
    drawArtifact(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.save();
      draw();
      doc.restore();
      doc.endMarkedContent();
    },
    ensureSpace,
    addVerticalSpace(points) {
      doc.y += points;
    },
    measureHeight,
  };
}
