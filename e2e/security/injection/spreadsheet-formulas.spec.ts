import {
  submitContactMessage,
  openVisitorSession,
  recordConsent,
  recordEngagement,
  recordPageView,
} from '@aera/contracts';
import { eventually } from '@aera/testing';
import { strFromU8, unzipSync } from 'fflate';
import { routesWithAudience } from '../access/routes-with-audience.ts';
import { expect, test } from '../platform/security-test.ts';
import { csvInjectionPayloads } from '../platform/attack-payloads.ts';

/** Returns the cells of a CSV file (RFC 4180). */
function readCells(csv: string): string[] {
  const cells: string[] = [];
  for (const [, quoted, plain] of csv.matchAll(/(?:^|,|\r?\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g))
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
  return cells;
}

/** Returns whether a spreadsheet evaluates a cell: it starts with one of these characters and is not a number. */
const isEvaluated = (cell: string): boolean =>
  /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);

/** Returns the cells of a workbook that are neither inline text nor a number, so a spreadsheet might evaluate them. */
function listUnexpectedCells(workbook: Buffer): string[] {
  const sheets = Object.entries(unzipSync(workbook)).filter(([path]) => path.startsWith('xl/worksheets/'));
  const cells = sheets.flatMap(([, xml]) => strFromU8(xml).match(/<c [^>]*>.*?<\/c>/gs) ?? []);
  expect(cells.length).toBeGreaterThan(20);
  return cells.filter(
    (cell) =>
      !/^<c r="[A-Z]+\d+"(?: s="\d")? t="inlineStr"><is><t xml:space="preserve">[^<]*<\/t><\/is><\/c>$/.test(
        cell,
      ) && !/^<c r="[A-Z]+\d+"(?: s="\d")?><v>-?[\d.]+<\/v><\/c>$/.test(cell),
  );
}

const routes = routesWithAudience.map(({ route }) => route);
const exports = routes.filter(({ produces }) => produces === 'csv');
const workbooks = routes.filter(({ produces }) => produces === 'xlsx');
const range = new URLSearchParams({
  from: new Date(Date.now() - 86_400_000).toISOString(),
  to: new Date(Date.now() + 86_400_000).toISOString(),
  bots: 'included',
  classifiedAs: 'any',
});
const dimensions = ['page', 'source', 'campaign', 'medium', 'term', 'content', 'entryPage', 'exitPage'];

test('no export contains a cell that a spreadsheet would evaluate', async ({ people }) => {
  expect(exports.length).toBeGreaterThan(4);
  const steward = await people.steward();
  // Paths are stored in lower case.
  const mark = `m${Date.now()}`;
  for (const formula of csvInjectionPayloads) {
    const text = `${formula}${mark}`;
    const visitor = people.visitor();
    const headers = { 'user-agent': text.replaceAll(/[^\x20-\x7e]/g, ' ').trimStart() };
    const post = async (path: string, body: object) =>
      expect(
        (await visitor.send({ method: 'POST', path, body: JSON.stringify(body), headers })).status,
        path,
      ).toBeLessThan(300);
    const [sessionId, pageViewId] = [crypto.randomUUID(), crypto.randomUUID()];
    const utmParams = Object.fromEntries(
      ['source', 'medium', 'campaign', 'term', 'content'].map((key) => [`utm_${key}`, text]),
    );
    const visit = { sessionId, consented: true, referrer: text, utmParams };
    await post(recordConsent.path, {
      hasReadNotice: true,
      geolocation: null,
      gregorianTimestamp: new Date().toISOString(),
      aeraTimestamp: text,
      userAgent: text,
      url: text,
      consentAction: text,
      jurisdictionAccepted: true,
      sessionId,
    });
    await post(openVisitorSession.path, { ...visit, userAgent: text });
    await post(recordPageView.path, { ...visit, path: text.trim(), title: text, pageViewId });
    await post(recordEngagement.path, {
      sessionId,
      pageViewId,
      timeOnPage: 30,
      scrollDepth: 50,
      consented: true,
    });
    await post(submitContactMessage.path, {
      name: text,
      email: `${mark}@example.org`,
      subject: text,
      message: text,
      formOpenMs: 60_000,
    });
  }

  for (const { path } of exports)
    for (const by of path.includes('breakdown') ? dimensions : ['page']) {
      const csv = await eventually(async () => {
        const { status, text } = await steward.send({ path: `${path}?${range}&by=${by}` });
        expect(status, `${path} ${text.slice(0, 200)}`).toBe(200);
        // The stored texts are in the exports.
        return (!path.includes('breakdown') || text.includes(mark)) && text;
      });
      expect(readCells(csv).filter(isEvaluated), `${path} by ${by}`).toEqual([]);
    }

  expect(workbooks).not.toEqual([]);
  for (const { path } of workbooks) {
    const { status, bytes } = await steward.send({ path });
    expect(status, path).toBe(200);
    expect(listUnexpectedCells(bytes), path).toEqual([]);
  }
});
