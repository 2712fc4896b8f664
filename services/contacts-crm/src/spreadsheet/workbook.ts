import { Zip, ZipDeflate } from 'fflate';

/** Content of a cell. Text is never evaluated as a formula. */
export type Cell = string | number | Date | null;

export interface SheetColumn {
  readonly title: string;
  /** In characters. */
  readonly width: number;
}

/** Indexes of the cell formats in `stylesXml`. */
const format = { plain: 0, heading: 1, date: 2, quoted: 3 } as const;

/** Text that spreadsheet programs treat as a formula when the cell is edited. */
const formulaSign = /^[=+\-@\t\r＝＋－＠]/;
/** Characters that XML forbids, and text that looks like their escape sequence. */
const forbiddenXmlCharacters = /(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)/gu;

const dayMs = 86_400_000;
/** Days from the epoch of the spreadsheet calendar to 1970. */
const epoch = 25_569;

const escapeXml = (text: string): string =>
  text
    .replaceAll(
      forbiddenXmlCharacters,
      (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Returns the column letters of a 0-based index: A to Z, AA, and so on. */
const toColumnLetters = (column: number): string =>
  (column < 26 ? '' : toColumnLetters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const toTextCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

function toCellXml(at: string, cell: Cell): string {
  if (cell === null || cell === '') return '';
  if (cell instanceof Date)
    return `<c r="${at}" s="${format.date}"><v>${cell.getTime() / dayMs + epoch}</v></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  return toTextCell(at, cell, formulaSign.test(cell) ? format.quoted : format.plain);
}

const toRowElement = (row: number, cells: string): string => `<row r="${row}">${cells}</row>`;

/** Returns one row. The heading is row 1. */
const toRowXml = (row: number, cells: readonly Cell[]): string =>
  toRowElement(
    row,
    cells.map((cell, column) => toCellXml(`${toColumnLetters(column)}${row}`, cell)).join(''),
  );

/** Returns the start of a sheet with its heading, which stays visible while scrolling. */
function createSheetStart(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ title }, index) =>
    toTextCell(`${toColumnLetters(index)}1`, title, format.heading),
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${toRowElement(1, headings.join(''))}`;
}

const sheetEnd = '</sheetData></worksheet>';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const joinForEachSheet = (sheets: number, part: (number: number) => string): string =>
  Array.from({ length: sheets }, (_, index) => part(index + 1)).join('');

const toSheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** Cell formats: plain, heading, date, and text that is never evaluated as a formula, even when edited. */
const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Fixed files of a workbook with this number of sheets. */
const createFixedParts = (name: string, sheets: number): Readonly<Record<string, string>> => ({
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${joinForEachSheet(
    sheets,
    (number) =>
      `<sheet name="${number === 1 ? name : `${name} ${number}`}" sheetId="${number}" r:id="rId${number}"/>`,
  )}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships">${joinForEachSheet(
    sheets,
    (number) =>
      `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': stylesXml,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${joinForEachSheet(
    sheets,
    (number) => `<Override PartName="/${toSheetPath(number)}" ContentType="${type}.worksheet+xml"/>`,
  )}</Types>`,
});

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Maximum number of rows in a sheet including the heading, by the file format. */
const maxRows = 1_048_576;

interface WorkbookOptions {
  /** Name of the sheets; ASCII letters only. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Batches of rows. The next batch is requested when the previous one was consumed. */
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
  readonly rowsPerSheet?: number;
}

/**
 * Writes a workbook (XLSX, ECMA-376) as a stream, so that neither the rows nor the file are in memory as a whole. Rows beyond the limit of
 * a sheet continue in another.
 */
export async function* writeWorkbook({
  name,
  columns,
  batches,
  rowsPerSheet = maxRows,
}: WorkbookOptions): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const text = new TextEncoder();
  const begin = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    return file;
  };
  let sheets = 0;
  let row = 1;
  const beginSheet = () => {
    sheets += 1;
    row = 1;
    const sheet = begin(toSheetPath(sheets));
    sheet.push(text.encode(createSheetStart(columns)));
    return sheet;
  };

  let sheet = beginSheet();
  for await (const rows of batches) {
    for (const cells of rows) {
      if (row === rowsPerSheet) {
        sheet.push(text.encode(sheetEnd), true);
        sheet = beginSheet();
      }
      row += 1;
      sheet.push(text.encode(toRowXml(row, cells)));
    }
    yield* written.splice(0);
  }
  sheet.push(text.encode(sheetEnd), true);
  for (const [path, xml] of Object.entries(createFixedParts(name, sheets)))
    begin(path).push(text.encode(xml), true);
  zip.end();
  yield* written.splice(0);
}
