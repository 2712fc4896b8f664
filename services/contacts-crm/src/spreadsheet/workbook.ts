import { Zip, ZipDeflate } from 'fflate';
import { type Cell, rowXml, sheetEnd, type SheetColumn, sheetStart } from './sheet-xml.ts';
import { sheetPath, workbookParts } from './workbook-parts.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows of a sheet, its heading among them: no program reads more. */
const mostRows = 1_048_576;

interface WorkbookOptions {
  /** Of the sheet; plain letters. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Batches of rows. A batch is asked for when the one before has been taken away. */
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
  readonly rowsPerSheet?: number;
}

/**
 * A workbook (XLSX, ECMA-376) written while it is read, so that neither rows nor file are ever held whole. What one sheet cannot take
 * goes on in the next.
 */
export async function* workbook({
  name,
  columns,
  batches,
  rowsPerSheet = mostRows,
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
    const sheet = begin(sheetPath(sheets));
    sheet.push(text.encode(sheetStart(columns)));
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
      sheet.push(text.encode(rowXml(row, cells)));
    }
    yield* written.splice(0);
  }
  sheet.push(text.encode(sheetEnd), true);
  for (const [path, xml] of Object.entries(workbookParts(name, sheets)))
    begin(path).push(text.encode(xml), true);
  zip.end();
  yield* written.splice(0);
}
