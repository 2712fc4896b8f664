/** What a cell may hold; a text is never anything but a text. */
export type Cell = string | number | Date | null;

export interface SheetColumn {
  readonly title: string;
  /** In characters. */
  readonly width: number;
}

/** Formats of `stylesXml`, by their place there. */
const format = { plain: 0, heading: 1, date: 2, quoted: 3 } as const;

/** What a program takes for a formula once somebody edits the cell. */
const formulaSign = /^[=+\-@\t\r＝＋－＠]/;
/** What no XML file may hold; and what already looks like the way it is written instead. */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)/gu;

const dayMs = 86_400_000;
/** Days from the beginning of the spreadsheet's calendar to 1970. */
const epoch = 25_569;

const escaped = (text: string): string =>
  text
    .replaceAll(unwritable, (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** `A`, …, `Z`, `AA`, … for 0, …, 25, 26, … */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function cellXml(at: string, cell: Cell): string {
  if (cell === null || cell === '') return '';
  if (cell instanceof Date)
    return `<c r="${at}" s="${format.date}"><v>${cell.getTime() / dayMs + epoch}</v></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  return textCell(at, cell, formulaSign.test(cell) ? format.quoted : format.plain);
}

const rowOf = (row: number, cells: string): string => `<row r="${row}">${cells}</row>`;

/** One row, the heading being row 1. */
export const rowXml = (row: number, cells: readonly Cell[]): string =>
  rowOf(row, cells.map((cell, column) => cellXml(`${letters(column)}${row}`, cell)).join(''));

/** A sheet down to its heading, which stays in sight while the rows are scrolled. */
export function sheetStart(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ title }, at) => textCell(`${letters(at)}1`, title, format.heading));
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowOf(1, headings.join(''))}`;
}

export const sheetEnd = '</sheetData></worksheet>';
