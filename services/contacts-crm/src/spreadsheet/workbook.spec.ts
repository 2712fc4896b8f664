import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { selectByTier } from '@aera/testing';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { type Cell, writeWorkbook } from './workbook.ts';

const columns = [
  { title: 'What', width: 20 },
  { title: 'How many', width: 8 },
  { title: 'When', width: 20 },
];
type Row = readonly Cell[];

async function* inBatches(rows: readonly Row[], size = 2): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
const written = (rows: readonly Row[], rowsPerSheet?: number): Promise<Buffer> =>
  buffer(
    Readable.from(
      writeWorkbook({
        name: 'Things',
        columns,
        batches: inBatches(rows),
        ...(rowsPerSheet && { rowsPerSheet }),
      }),
    ),
  );
const read = async (file: Buffer) => readSheets(file);
const readXml = (file: Buffer, path: string): string => strFromU8(unzipSync(file)[path] as Uint8Array);

describe('a workbook', () => {
  it('is read by another program with equal values and dates', async () => {
    const at = new Date('2026-03-04T12:00:00.000Z');
    const [sheet] = await read(
      await written([
        ['Ada', 3, at],
        ['Ben & <Co>', 0.5, null],
      ]),
    );
    expect(sheet?.sheet).toBe('Things');
    expect(sheet?.data).toEqual([
      ['What', 'How many', 'When'],
      ['Ada', 3, at],
      ['Ben & <Co>', 0.5, null],
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', `=cmd|' /C calc'!A0`])(
    'stores %j as text, also after the cell is edited',
    async (text) => {
      const file = await written([[text, 1, null]]);
      const sheet = readXml(file, 'xl/worksheets/sheet1.xml');
      expect(sheet).not.toMatch(/<f[ >]/);
      expect(sheet).toContain('<c r="A2" s="3" t="inlineStr">');
      expect(readXml(file, 'xl/styles.xml')).toMatch(/quotePrefix="1"\/><\/cellXfs>/);
    },
  );

  it('freezes its heading and sets column widths', async () => {
    const sheet = readXml(await written([]), 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet.match(/<col /g)).toHaveLength(3);
  });

  it('escapes what XML cannot represent as the format requires', async () => {
    const sheet = readXml(
      await written([['a\u0001b\rc_x0041_d\ud800e', 1, null]]),
      'xl/worksheets/sheet1.xml',
    );
    expect(sheet).toContain('a_x0001_b_x000D_c_x005F_x0041_d_xD800_e');
  });

  it('continues in another sheet when one is full', async () => {
    const rows = Array.from({ length: 5 }, (_, at): Row => [`Row ${at}`, at, null]);
    const sheets = await read(await written(rows, 3));
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ['Things', 3],
      ['Things 2', 3],
      ['Things 3', 2],
    ]);
    expect(sheets.flatMap(({ data }) => data.slice(1).map(([, count]) => count))).toEqual([0, 1, 2, 3, 4]);
  });

  it('round-trips any text', async () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((each) => !/[\p{Cc}\ufffe\uffff]|_x[\dA-Fa-f]{4}_/u.test(each) && each.trim() === each);
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (texts) => {
        const [sheet] = await read(await written(texts.map((each): Row => [each, 1, null])));
        expect(sheet?.data.slice(1).map(([first]) => first)).toEqual(texts);
      }),
      { numRuns: 40 },
    );
  });

  it('has at most one batch of rows in memory', async () => {
    const size = 500;
    const batches = selectByTier({ fast: 4, slow: 200 });
    let asked = 0;
    async function* many(): AsyncGenerator<readonly Row[]> {
      for (; asked < batches; asked += 1)
        yield Array.from({ length: size }, (_, at): Row => [
          `${asked} ${at} ${'word '.repeat(20)}`,
          at,
          null,
        ]);
    }
    let taken = 0;
    let largest = 0;
    for await (const chunk of writeWorkbook({ name: 'Things', columns, batches: many() })) {
      taken += 1;
      largest = Math.max(largest, chunk.length);
      // No batch is requested before the previous one was consumed.
      expect(asked).toBeLessThanOrEqual(taken);
    }
    expect(asked).toBe(batches);
    expect(largest).toBeLessThan(size * batches);
  });
});
