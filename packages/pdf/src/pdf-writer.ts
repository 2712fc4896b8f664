import type { FontName } from './pdf-document.ts';
import { colors, contentWidth, contentBottom } from './page-geometry.ts';

export interface TextStyle {
  font: FontName;
  size: number;
  /** Distance between baselines. */
  leading: number;
  color?: string;
  align?: 'left' | 'center';
  /** Letter spacing in points. */
  tracking?: number;
  /** Distance from the left page edge; defaults to the left margin. */
  x?: number;
  width?: number;
}

/** Writes tagged text below the previous text. */
export interface PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  /** Writes text as a structure element (`H1`, `P`, …). `actualText` is what screen readers read instead of `text`. */
  writeText(tag: string, text: string, style: TextStyle, actualText?: string): void;
  /** Writes a list of labels and values. An entry is kept on one page unless it is taller than about half a page. */
  writeLabelledList(entries: readonly (readonly [label: string, value: string])[], style: TextStyle): void;
  /** Draws decorative lines and ornaments, which screen readers skip. */
  drawArtifact(draw: () => void): void;
  /** Starts a new page if less than this height is left. */
  ensureSpace(height: number): void;
  addVerticalSpace(points: number): void;
  measureHeight(text: string, style: TextStyle): number;
}

/** Width of the label column in points, with the gap. */
const labelWidth = 118;
const columnGap = 12;
const rowGap = 4;

export function createPdfWriter(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement): PdfWriter {
  /** Selects font and color, and returns the remaining text options. */
  const applyStyle = (style: TextStyle) => {
    doc.font(style.font, style.size).fillColor(style.color ?? colors.ink);
    return {
      width: style.width ?? contentWidth,
      align: style.align ?? 'left',
      characterSpacing: style.tracking ?? 0,
      lineGap: style.leading - doc.currentLineHeight(true),
    };
  };
  const writeUntagged = (text: string, style: TextStyle): void => {
    doc.text(text, style.x ?? doc.page.margins.left, doc.y, applyStyle(style));
  };
  const measureHeight = (text: string, style: TextStyle): number =>
    doc.heightOfString(text, applyStyle(style));
  const ensureSpace = (height: number): void => {
    if (doc.y + height > contentBottom) doc.addPage();
  };
  return {
    doc,
    writeText(tag, text, style, actualText) {
      const options = actualText === undefined ? {} : { actual: actualText };
      root.add(doc.struct(tag, options, () => writeUntagged(text, style)));
    },
    writeLabelledList(entries, style) {
      const list = doc.struct('L');
      root.add(list);
      const { left } = doc.page.margins;
      const labelStyle: TextStyle = { ...style, color: colors.inkMuted, width: labelWidth - columnGap };
      const valueStyle: TextStyle = { ...style, x: left + labelWidth, width: contentWidth - labelWidth };
      for (const [label, value] of entries) {
        ensureSpace(Math.min(measureHeight(value, valueStyle), contentBottom / 2));
        const top = doc.y;
        const item = doc.struct('LI');
        list.add(item);
        item.add(doc.struct('Lbl', {}, () => writeUntagged(label, labelStyle)));
        doc.y = top;
        item.add(doc.struct('LBody', {}, () => writeUntagged(value, valueStyle)));
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
