import { extractDocument, verifyReceipt } from '@aera/transparency-log/receipt';
import {
  readConsentReceipt,
  readConsentReceiptPdf,
  eraseVisitor,
  readLedgerCheckpoint,
  buildPath,
  recordNoticeImpression,
  withdrawConsent,
} from '@aera/contracts';
import { asVisitor, type TestService } from '@aera/service-kit/testing';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCookie, consentBody, startLedger, type TestLedger } from '../testing/start-ledger.ts';

let service: TestService;
let record: TestLedger['record'];
let cookie: { cookie: string };
let consentId: string;
const as = asVisitor();

beforeAll(async () => {
  ({ service, record } = await startLedger());
  const { token } = (await service.call(recordNoticeImpression, { body: {}, as })).body;
  const answer = await record('203.0.113.1', { ...consentBody, noticeToken: token });
  cookie = readCookie(answer);
  consentId = answer.body.consentId;
  await service.waitUntilCaughtUp();
});
afterAll(() => service.stop());

const download = (headers: Record<string, string> = cookie) =>
  service.inject({ method: 'GET', url: buildPath(readConsentReceiptPdf, { consentId }), as, headers });
const json = async () =>
  (await service.call(readConsentReceipt, { params: { consentId }, as, headers: cookie })).body;

type Node = { role?: string; children?: Node[] };
const findRoles = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(findRoles),
];

/** Parses the file: its text as one line with single spaces, and its outline. */
async function opened() {
  const { rawPayload: bytes } = await download();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str || ' ' : '')).join(' ');
      return { text: text.replaceAll(/\s+/g, ' '), roles: findRoles((await page.getStructTree()) as Node) };
    }),
  );
  return {
    bytes: new Uint8Array(bytes),
    pdf,
    text: pages.map(({ text }) => text).join(' '),
    roles: pages.flatMap(({ roles }) => roles),
  };
}
/** Removes white space, because long values are broken over lines. */
const close = (text: string) => text.replaceAll(/\s/g, '');

describe('the PDF receipt', () => {
  it('has a dated file name and is only for the browser that gave the consent', async () => {
    const { statusCode, headers } = await download();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="consent-receipt-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect((await download({})).statusCode).toBe(404);
    expect((await download({ cookie: `aera_visitor=${crypto.randomUUID()}` })).statusCode).toBe(404);
  });

  it('is tagged, with title, language, headings and description lists', async () => {
    const { pdf, roles } = await opened();
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Consent receipt · AERA', Language: 'en-GB' });
    expect((await pdf.getMarkInfo())?.['Marked']).toBe(true);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H2')).toHaveLength(5);
    const count = (role: string) => roles.filter((one) => one === role).length;
    expect(count('Lbl')).toBeGreaterThan(15);
    expect(count('LBody')).toBe(count('Lbl'));
  });

  it('shows the acknowledged notice, the time in both calendars, and the proof', async () => {
    const { text } = await opened();
    const receipt = await json();
    for (const line of receipt.notice.text ?? []) expect(close(text)).toContain(close(line));
    expect(text).toContain(`Version ${receipt.notice.version}`);
    expect(text).toContain('1 January 2026');
    expect(text).toContain('Dawn 14, Year 3');
    const { proof, notice, disclosure, recordId } = receipt;
    const [origin, size, root] = proof.inclusion!.checkpoint.split('\n') as [string, string, string];
    for (const figure of [recordId, notice.hash!, origin, root, proof.key, disclosure!.ip, disclosure!.url])
      expect(close(text)).toContain(close(figure));
    expect(text).toContain(`${proof.inclusion!.leaf}, counted from 0`);
    expect(text).toContain(`${size} entries`);
    expect(text).toMatch(/How to check this receipt .*verify-receipt/);
  });

  it('attaches the JSON receipt, which verifies against the ledger key', async () => {
    const { bytes, pdf } = await opened();
    const [[id = '', file] = []] = (await pdf.getAttachments()) ?? [];
    expect(file).toMatchObject({
      filename: 'consent-receipt.json',
      description: 'Consent receipt with its proof',
    });
    const content = (await pdf.getAttachmentContent(id)) as Uint8Array;
    const inside = JSON.parse(Buffer.from(content).toString()) as unknown;
    const { key } = (await service.call(readLedgerCheckpoint, { as })).body;
    expect(await verifyReceipt(inside, key)).toMatchObject({ kind: 'receipt', valid: true });
    expect(await extractDocument(bytes)).toEqual(inside);
  });

  it('renders several receipts concurrently and completely', async () => {
    const files = await Promise.all([download(), download(), download()]);
    for (const { rawPayload } of files)
      expect((await verifyReceipt(await extractDocument(new Uint8Array(rawPayload)))).valid).toBe(true);
  });

  it('shows and proves a withdrawal', async () => {
    await service.call(withdrawConsent, { body: {}, as, headers: cookie });
    await service.waitUntilCaughtUp();
    const { bytes, text } = await opened();
    expect(text).toMatch(/Status.*Withdrawn/);
    expect(text).toMatch(/Your withdrawal is leaf \d+ of the log/);
    const { valid, checks } = await verifyReceipt(await extractDocument(bytes));
    expect(checks).toContainEqual({ name: 'withdrawal', state: 'passed' });
    expect(valid).toBe(true);
  });

  it('shows no personal data after the visitor is erased; the certificate verifies as well', async () => {
    const { body: certificate } = await service.call(eraseVisitor, { body: {}, as, headers: cookie });
    const { key } = (await service.call(readLedgerCheckpoint, { as })).body;
    expect(await verifyReceipt(certificate, key)).toMatchObject({ kind: 'certificate', valid: true });
    const { bytes, text } = await opened();
    expect(text).toContain('Nothing readable: erased');
    expect(text).not.toContain('203.0.113.1');
    expect((await verifyReceipt(await extractDocument(bytes))).valid).toBe(true);
  });
});
