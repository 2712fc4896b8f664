import {
  type ConsentReceipt,
  readConsentReceiptPdf,
  eraseVisitor,
  readLedgerCheckpoint,
  buildPath,
  readVisitorData,
  withdrawConsent,
} from '@aera/contracts';
import { setUpFakeLocks } from '@aera/frontend-kit/testing';
import { lockVisitor } from '@aera/frontend-kit/visitor-lock';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { yourData } from '@aera/content/your-data';
import { axeViolations } from '@aera/ui/testing';
import { json, withProviders, renderPage } from '../../testing/render.tsx';
import { YourDataPage } from './your-data.page.tsx';

const receiptVerification = vi.hoisted(() => ({
  verifyReceipt: vi.fn<(...given: unknown[]) => Promise<unknown>>(),
}));
// Workers share modules between spec files: the mock needs fresh ones, and later files must not get it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@aera/transparency-log/receipt', async (original) => ({
  ...(await original<object>()),
  ...receiptVerification,
}));

setUpFakeLocks();

const at = '2026-01-02T03:04:00.000Z';
const receipt = (recordId: string, change: Partial<ConsentReceipt> = {}): ConsentReceipt => ({
  '@context': ['https://w3id.org/dpv', { '@vocab': 'v' }],
  '@type': 'ConsentReceipt',
  schemaVersion: '1',
  receiptId: `receipt-${recordId}`,
  recordId,
  piiPrincipalId: 's-1',
  controller: { name: 'n', contact: 'c' },
  notice: { version: '3.0', hash: 'h', language: 'en', text: ['a'], proofStatus: 'current' },
  processing: { purpose: 'p', lawfulBasis: 'l', personalData: [], withdrawal: 'w' },
  events: [{ type: 'given', at }],
  disclosure: {
    salt: 's',
    ip: '203.0.113.7',
    userAgent: 'Browser 1',
    url: 'https://site.example/how',
    referrer: null,
    position: { latitude: 1.5, longitude: -2 },
  },
  proof: { entry: '{}', key: 'k', inclusion: { leaf: 11, hashes: [], checkpoint: 'c' } },
  withdrawal: null,
  ...change,
});
const impression = (id: string) => ({
  id,
  noticeVersion: '3.0',
  globalPrivacyControl: id === '1',
  shownAt: at,
});
const held = (consents: ConsentReceipt[], impressions = [impression('1')]) =>
  json({ sessionId: 's-1', consents, impressions });

const ledgerKeys = { key: 'ledger-key', witnesses: ['witness.example+00000000+B'] };

let answers: Record<string, () => Response | Promise<Response>>;
let saved: { name: string; content: Promise<unknown> }[];
const never = () => new Promise<Response>(() => {});
const getCalls = (path: string) => vi.mocked(fetch).mock.calls.filter(([url]) => url === path);

beforeEach(() => {
  localStorage.clear();
  saved = [];
  answers = { [readLedgerCheckpoint.path]: () => json({ ...ledgerKeys, size: 1, checkpoint: 'c' }) };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => answers[String(url)]?.() ?? json({}, 404));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let blob: Blob;
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blob.text().then((text) => JSON.parse(text) as unknown) });
  });
  receiptVerification.verifyReceipt.mockResolvedValue({
    kind: 'receipt',
    valid: true,
    checkpoint: null,
    cosignatures: [{ witness: 'witness.example', cosignedAt: at }],
    checks: [{ name: 'key', state: 'passed' }],
  });
});

const open = async (...given: Parameters<typeof held>) => {
  answers[readVisitorData.path] = () => held(...given);
  renderPage(<YourDataPage />);
  await screen.findAllByRole('heading', { name: /^Acknowledged/ });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (text: string) => {
  const input = screen.getByLabelText('Choose file', { selector: 'input' });
  await act(async () => fireEvent.change(input, { target: { files: [new File([text], 'r.json')] } }));
};

describe('stored data', () => {
  it('shows a loading state first, on the server and in the browser', () => {
    answers[readVisitorData.path] = never;
    expect(renderToString(withProviders(<YourDataPage />))).toContain('Loading your data…');
    renderPage(<YourDataPage />);
    expect(screen.getByText('Loading your data…')).toBeTruthy();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it.each([
    ['the ledger does not know the browser', () => json({}, 404)],
    ['there is no record of it', () => held([], [])],
  ])('is nothing where %s', async (_, answer) => {
    answers[readVisitorData.path] = answer;
    renderPage(<YourDataPage />);
    expect(await screen.findByText('We hold no data about this browser')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Erase my data' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    answers[readVisitorData.path] = () => json({}, 503);
    renderPage(<YourDataPage />);
    await screen.findByText('Couldn’t load your data');
    answers[readVisitorData.path] = () => held([receipt('c-1')]);
    press('Try again');
    expect(await screen.findByText('c-1')).toBeTruthy();
  });

  it('lists each acknowledgement in words, newest first, without axe violations', async () => {
    const withdrawn = receipt('c-0', {
      events: [
        { type: 'given', at: '2025-01-01T00:00:00.000Z' },
        { type: 'withdrawn', at },
      ],
      notice: { version: '1.0', hash: 'h', language: null, text: null, proofStatus: 'unproven' },
      disclosure: null,
      proof: { entry: '{}', key: 'k', inclusion: null },
    });
    await open([withdrawn, receipt('c-1')]);
    const cards = screen
      .getAllByRole('heading', { name: /^Acknowledged/ })
      .map((heading) => heading.parentElement?.parentElement?.textContent ?? '');
    expect(cards[0]).toMatch(
      /Jan 2, 2026, \d\d:\d\d [AP]M [A-Z]{2,}.*Active.*Version 3\.0.*Proven.*Entry 12.*c-1/,
    );
    for (const value of ['203.0.113.7', 'Browser 1', 'https://site.example/how', '1.5, -2'])
      expect(cards[0]).toContain(value);
    expect(cards[1]).toMatch(/Jan 1, 2025|Dec 31, 2024/);
    expect(cards[1]).toMatch(/Withdrawn.*Version 1\.0.*Not proven.*Being added to the log.*c-0/);
    expect(cards[1]).toContain('Nothing readable: erased, or never stored in this form.');
    expect(await axeViolations()).toEqual([]);
  });

  it('can be downloaded as one file', async () => {
    await open([receipt('c-1')]);
    press('Download everything');
    expect(saved[0]?.name).toMatch(/^your-data-\d{4}-\d\d-\d\d\.json$/);
    expect(await saved[0]?.content).toEqual({
      sessionId: 's-1',
      consents: [receipt('c-1')],
      impressions: [impression('1')],
    });
  });

  it('lists each notice impression, newest first', async () => {
    await open(
      [receipt('c-1')],
      Array.from({ length: 7 }, (_, id) => impression(String(id))),
    );
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;
    expect(rows()).toBe(5);
    press('Show all 7');
    expect(rows()).toBe(7);
  });
});

describe('a receipt', () => {
  it('can be downloaded as a PDF', async () => {
    await open([receipt('c-1')]);
    const link = screen.getByRole('link', { name: 'Download PDF' });
    expect(link.getAttribute('href')).toBe(buildPath(readConsentReceiptPdf, { consentId: 'c-1' }));
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('is a file named after its day', async () => {
    await open([receipt('c-1')]);
    press('Download receipt');
    expect(saved[0]?.name).toBe('consent-receipt-2026-01-02.json');
    expect(await saved[0]?.content).toEqual(receipt('c-1'));
  });

  it('is verified in the browser against the key of the ledger, with a text for each check', async () => {
    await open([receipt('c-1')]);
    await waitFor(() => expect(getCalls(readLedgerCheckpoint.path)).toHaveLength(1));
    press('Check this receipt');
    expect(await screen.findByText('This receipt is valid')).toBeTruthy();
    expect(screen.getByText(/The file uses this ledger’s key\./)).toBeTruthy();
    expect(screen.getByText('ledger-key')).toBeTruthy();
    expect(receiptVerification.verifyReceipt).toHaveBeenCalledWith(receipt('c-1'), 'ledger-key', [
      'witness.example+00000000+B',
    ]);
  });

  it('is reported as invalid when a check fails', async () => {
    receiptVerification.verifyReceipt.mockResolvedValue({
      kind: 'receipt',
      valid: false,
      cosignatures: [],
      checks: [{ name: 'record', state: 'failed' }],
      checkpoint: null,
    });
    await open([receipt('c-1')]);
    press('Check this receipt');
    expect(await screen.findByText('This receipt is not valid')).toBeTruthy();
    expect(screen.getByText(/The file does not match the entry\./)).toBeTruthy();
  });

  it('can be verified offline from a chosen or dropped file', async () => {
    answers[readLedgerCheckpoint.path] = () => json({}, 503);
    answers[readVisitorData.path] = () => json({}, 404);
    renderPage(<YourDataPage />);
    await screen.findByText('We hold no data about this browser');
    const before = vi.mocked(fetch).mock.calls.length;
    await choose('{"a":1}');
    expect(await screen.findByText('This receipt is valid')).toBeTruthy();
    expect(
      screen.getByText(
        /We couldn’t load the ledger’s key, so we used the key in the file\. We can’t confirm that it belongs to this ledger\./,
      ),
    ).toBeTruthy();
    expect(receiptVerification.verifyReceipt).toHaveBeenLastCalledWith({ a: 1 }, undefined, undefined);
    const place = screen.getByText(/^Drop a \.pdf or \.json file here, or choose one\./);
    await act(async () =>
      fireEvent.drop(place, { dataTransfer: { files: [new File(['{"b":2}'], 'r.json')] } }),
    );
    expect(receiptVerification.verifyReceipt).toHaveBeenLastCalledWith({ b: 2 }, undefined, undefined);
    expect(vi.mocked(fetch).mock.calls).toHaveLength(before);
  });

  it('rejects a file that is neither a receipt nor a certificate', async () => {
    receiptVerification.verifyReceipt.mockResolvedValue({
      kind: null,
      valid: false,
      cosignatures: [],
      checks: [{ name: 'form', state: 'failed' }],
      checkpoint: null,
    });
    answers[readVisitorData.path] = never;
    renderPage(<YourDataPage />);
    await choose('{}');
    expect(await screen.findByText('This is not a receipt or a certificate')).toBeTruthy();
  });

  it('is not read from any other kind of file', async () => {
    answers[readVisitorData.path] = never;
    renderPage(<YourDataPage />);
    await choose('%PDF');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This file isn’t a receipt or a certificate. Choose a .json file, or a PDF downloaded from this page.',
    );
    expect(receiptVerification.verifyReceipt).not.toHaveBeenCalled();
  });

  it('can be chosen again when it could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValueOnce(new TypeError('offline'));
    answers[readVisitorData.path] = never;
    renderPage(<YourDataPage />);
    await choose('{"a":1}');
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t read the file.');
    await choose('{"a":1}');
    expect(await screen.findByText('This receipt is valid')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('cannot be verified by a browser without Ed25519', async () => {
    receiptVerification.verifyReceipt.mockRejectedValue(new DOMException('no', 'NotSupportedError'));
    await open([receipt('c-1')]);
    press('Check this receipt');
    expect(
      await screen.findByText(
        /This browser can’t check signatures \(Ed25519\)\. Use a newer browser or the command-line checker\./,
      ),
    ).toBeTruthy();
  });
});

describe('the explanation of a receipt', () => {
  it('says in plain words what it proves, and names the witnesses', async () => {
    await open([receipt('c-1')]);
    expect(screen.getByRole('heading', { name: 'What a receipt proves' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'How to check without us' })).toBeTruthy();
    const names = (await screen.findByRole('heading', { name: 'The witnesses of this log' })).parentElement;
    expect(
      within(names!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['witness.example']);
  });

  it('says so where there are no witnesses', async () => {
    answers[readLedgerCheckpoint.path] = () => json({ key: 'ledger-key', witnesses: [] });
    await open([receipt('c-1')]);
    expect(await screen.findByText(/This log has no witnesses yet/)).toBeTruthy();
  });

  it('names the witnesses that signed the log of a receipt', async () => {
    await open([receipt('c-1')]);
    press('Check this receipt');
    expect(await screen.findByText(/^Signed by witness\.example on Jan 2, 2026/)).toBeTruthy();
  });
});

/** Stores the state of a visitor who acknowledged the notice and has a queued record. */
const enter = () => {
  for (const name of ['jurisdiction-acknowledged', 'consent-id', 'visitor-session', 'notice-version'])
    localStorage.setItem(`aera-${name}`, 'true');
  localStorage.setItem('aera-pending-consents:1', '{}');
  localStorage.setItem('aera-case-file-next-date', 'true');
};
const kept = () => Object.keys(localStorage).toSorted();

/** Starts a request that changes the visitor session, as another tab does; returns what ends it. */
const startRequest = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  void lockVisitor(() => promise);
  return () => resolve();
};

describe('withdrawing', () => {
  it('asks once, withdraws, and removes the acknowledgement from the browser', async () => {
    enter();
    await open([receipt('c-1')]);
    answers[withdrawConsent.path] = () => json({ withdrawn: 1 });
    press('Withdraw consent');
    const dialog = screen.getByRole('dialog', { name: 'Withdraw your consent?' });
    expect(getCalls(withdrawConsent.path)).toEqual([]);
    const given = { type: 'given' as const, at };
    answers[readVisitorData.path] = () =>
      held([receipt('c-1', { events: [given, { type: 'withdrawn', at }] })]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw consent' }));
    expect(
      await screen.findByText(/You have no active consent in this browser, so there’s nothing to withdraw\./),
    ).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Withdraw your consent');
    expect(kept()).toEqual(['aera-case-file-next-date', 'aera-visitor-session']);
  });

  it('waits for a consent that another tab sends, and withdraws it too', async () => {
    await open([receipt('c-1')]);
    answers[withdrawConsent.path] = () => json({ withdrawn: 2 });
    const endRequest = startRequest();
    press('Withdraw consent');
    press('Withdraw consent');
    await act(async () => {});
    expect(getCalls(withdrawConsent.path)).toEqual([]);
    endRequest();
    await waitFor(() => expect(getCalls(withdrawConsent.path)).toHaveLength(1));
  });

  it('removes the result of an earlier check of the receipt', async () => {
    enter();
    await open([receipt('c-1')]);
    press('Check this receipt');
    expect(await screen.findByText('This receipt is valid')).toBeTruthy();
    answers[withdrawConsent.path] = () => json({ withdrawn: 1 });
    const given = { type: 'given' as const, at };
    answers[readVisitorData.path] = () =>
      held([receipt('c-1', { events: [given, { type: 'withdrawn', at }] })]);
    press('Withdraw consent');
    press('Withdraw consent');
    expect((await screen.findAllByText('Withdrawn')).length).toBeGreaterThan(0);
    expect(screen.queryByText('This receipt is valid')).toBeNull();
  });

  it('leaves the result of a receipt whose record stays the same', async () => {
    enter();
    const given = { type: 'given' as const, at };
    const earlier = (checkpoint: string) =>
      receipt('c-0', {
        events: [given, { type: 'withdrawn', at }],
        proof: { entry: '{}', key: 'k', inclusion: { leaf: 4, hashes: [], checkpoint } },
      });
    await open([earlier('c'), receipt('c-1')]);
    for (const check of screen.getAllByRole('button', { name: 'Check this receipt' })) fireEvent.click(check);
    await waitFor(() => expect(screen.getAllByText('This receipt is valid')).toHaveLength(2));
    answers[withdrawConsent.path] = () => json({ withdrawn: 1 });
    answers[readVisitorData.path] = () =>
      held([earlier('d'), receipt('c-1', { events: [given, { type: 'withdrawn', at }] })]);
    press('Withdraw consent');
    press('Withdraw consent');
    await waitFor(() => expect(screen.queryByText('Active')).toBeNull());
    expect(screen.getAllByText('This receipt is valid')).toHaveLength(1);
  });

  it('changes nothing when cancelled or failed', async () => {
    enter();
    await open([receipt('c-1')]);
    answers[withdrawConsent.path] = () => json({}, 503);
    press('Withdraw consent');
    press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Withdraw consent');
    press('Withdraw consent');
    expect(
      await screen.findByText(/We couldn’t withdraw your consent\. Nothing has changed\. Try again\./),
    ).toBeTruthy();
    expect(kept()).toHaveLength(6);
    press('Cancel');
    press('Withdraw consent');
    expect(screen.queryByText(/We couldn’t withdraw your consent/)).toBeNull();
  });
});

describe('erasing', () => {
  const certificate = {
    '@type': 'ErasureCertificate',
    sessionId: 's-1',
    erasedAt: at,
    consents: ['c-1'],
    proof: { entry: '{}', key: 'k', inclusion: { leaf: 12, hashes: [], checkpoint: 'c' } },
  };

  it('lists what is erased and what remains, and requires the typed confirmation', async () => {
    await open([receipt('c-1')]);
    press('Erase my data');
    const dialog = within(screen.getByRole('dialog', { name: 'Erase your data?' }));
    expect(dialog.getByRole('heading', { name: 'What we erase' })).toBeTruthy();
    expect(dialog.getByRole('heading', { name: 'What we keep' })).toBeTruthy();
    const field = dialog.getByLabelText(/Type ERASE to confirm/);
    fireEvent.change(field, { target: { value: 'erase' } });
    press('Erase permanently');
    expect(dialog.getAllByText(/ERASE/).length).toBeGreaterThan(1);
    expect(getCalls(eraseVisitor.path)).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('waits for a consent that another tab sends, and erases it too', async () => {
    await open([receipt('c-1')]);
    answers[eraseVisitor.path] = () => json(certificate);
    const endRequest = startRequest();
    press('Erase my data');
    fireEvent.change(screen.getByLabelText(/Type ERASE/), { target: { value: 'ERASE' } });
    press('Erase permanently');
    await act(async () => {});
    expect(getCalls(eraseVisitor.path)).toEqual([]);
    endRequest();
    await waitFor(() => expect(getCalls(eraseVisitor.path)).toHaveLength(1));
  });

  it('shows no earlier failure when the dialog opens again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open([receipt('c-1')]);
    answers[eraseVisitor.path] = () => json({}, 503);
    press('Erase my data');
    fireEvent.change(screen.getByLabelText(/Type ERASE/), { target: { value: 'ERASE' } });
    press('Erase permanently');
    const failure = (await within(screen.getByRole('dialog')).findByRole('alert')).textContent;
    expect(failure).toBe(yourData.erase.failed);
    press('Cancel');
    press('Erase my data');
    expect(within(screen.getByRole('dialog')).queryByText(yourData.erase.failed)).toBeNull();
  });

  it('erases the visitor and shows a downloadable certificate, also when data arrives later', async () => {
    enter();
    await open([receipt('c-1')]);
    answers[eraseVisitor.path] = () => json(certificate);
    answers[readVisitorData.path] = () => json({}, 404);
    press('Erase my data');
    fireEvent.change(screen.getByLabelText(/Type ERASE/), { target: { value: 'ERASE' } });
    press('Erase permanently');
    const heading = await screen.findByRole('heading', { name: 'Erasure certificate' });
    await screen.findByText('We hold no data about this browser');
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/^Entry 13 /)).toBeTruthy();
    expect(kept()).toEqual(['aera-case-file-next-date']);
    receiptVerification.verifyReceipt.mockResolvedValue({
      kind: 'certificate',
      valid: true,
      checkpoint: null,
      cosignatures: [],
      checks: [],
    });
    press('Check this certificate');
    expect(await screen.findByText('This certificate is valid')).toBeTruthy();
    expect(receiptVerification.verifyReceipt).toHaveBeenLastCalledWith(certificate, 'ledger-key', [
      'witness.example+00000000+B',
    ]);
    press('Download certificate');
    expect(saved[0]?.name).toBe('erasure-certificate-2026-01-02.json');
    expect(await saved[0]?.content).toEqual(certificate);
  });
});
