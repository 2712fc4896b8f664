import {
  readConsent,
  readConsentReceipt,
  eraseVisitor,
  readLedgerCheckpoint,
  readConsistencyProof,
  ledgerMismatchDetected,
  readLedgerStatus,
  listNotices,
  recordNoticeImpression,
  listUnansweredNoticeImpressions,
  verifyConsent,
  readVisitorData,
  withdrawConsent,
} from '@aera/contracts/server';
import { isProofValid, verifyReceipt } from '@aera/transparency-log/receipt';
import {
  decodeBase64,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  verifyConsistency,
} from '@aera/transparency-log/verify';
import { asMember, asSteward, asVisitor, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeCommitment } from '../consents/consent-commitment.ts';
import { readCookie, consentBody, startLedger, type TestLedger } from '../testing/start-ledger.ts';

let service: TestService;
let record: TestLedger['record'];
beforeAll(async () => {
  ({ service, record } = await startLedger());
});
afterAll(() => service.stop());

const as = asVisitor();
const newVisitor = () => ({ ...consentBody, sessionId: crypto.randomUUID() });
const show = (headers = {}, sessionId?: string) =>
  service.call(recordNoticeImpression, { body: { sessionId }, as, headers });
/** The receipt with its proof, read again if the log took longer than the acknowledgement waits. */
async function readReceipt(answer: Awaited<ReturnType<typeof record>>) {
  const { consentId, receipt } = answer.body;
  if (receipt.proof.inclusion) return receipt;
  const options = { params: { consentId }, as, headers: readCookie(answer) };
  await service.waitUntilCaughtUp();
  return (await service.call(readConsentReceipt, options)).body;
}
const readEntry = (receipt: { proof: { entry: string } }) =>
  JSON.parse(receipt.proof.entry) as { type: string; data: Record<string, unknown> };

describe('a receipt', () => {
  it('is returned with the acknowledgement and proves inclusion in the log offline', async () => {
    const receipt = await readReceipt(await record('203.0.113.1', newVisitor()));
    expect(receipt).toMatchObject({ '@type': 'ConsentReceipt', events: [{ type: 'given' }] });
    const { key } = (await service.call(readLedgerCheckpoint, { as })).body;
    expect(await verifyReceipt(receipt, key)).toMatchObject({ valid: true });
    expect(
      await isProofValid({ ...receipt.proof, entry: receipt.proof.entry.replace('true', 'false') }),
    ).toBe(false);
  });

  it('contains the committed data; the log entry discloses none', async () => {
    const receipt = await readReceipt(await record('203.0.113.2', newVisitor()));
    expect(receipt.disclosure).toMatchObject({ ip: '203.0.113.2', userAgent: 'Seen by@server/1.0' });
    expect(readEntry(receipt).data['commitment']).toBe(computeCommitment(receipt.disclosure!));
    expect(receipt.proof.entry).not.toMatch(/203\.0\.113|Seen by@|52\.5167/);
  });

  it('can be downloaded again only by the browser that gave the consent', async () => {
    const answer = await record('203.0.113.3', newVisitor());
    const fetch = (headers: Record<string, string>) =>
      service.call(readConsentReceipt, { params: { consentId: answer.body.consentId }, as, headers });
    await service.waitUntilCaughtUp();
    const again = await fetch(readCookie(answer));
    expect(again.body.proof.entry).toBe(answer.body.receipt.proof.entry);
    expect(await isProofValid(again.body.proof)).toBe(true);
    expect((await fetch({})).status).toBe(404);
    expect((await fetch({ cookie: `aera_visitor=${crypto.randomUUID()}` })).status).toBe(404);
  });

  it('is complete for each of fifty concurrent consents', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => record(`198.51.100.${at}`, newVisitor())),
    );
    const receipts = await Promise.all(answers.map(readReceipt));
    const held = await Promise.all(receipts.map(({ proof }) => isProofValid(proof)));
    expect(held).toEqual(answers.map(() => true));
    const leaves = receipts.map(({ proof }) => proof.inclusion?.leaf);
    expect(new Set(leaves).size).toBe(50);
  });
});

describe('the log', () => {
  it('proves to everyone that it is append-only', async () => {
    const checkpoint = async () => {
      const { body } = await service.call(readLedgerCheckpoint, { as });
      const key = await parseNoteKey(body.key);
      return parseCheckpoint((key && (await openNote(body.checkpoint, key))) ?? '')!;
    };
    const before = await checkpoint();
    for (let n = 0; n < 5; n += 1) await record('203.0.113.4', newVisitor());
    const after = await checkpoint();
    expect(after.size).toBe(before.size + 5);
    const query = { first: before.size, second: after.size };
    const { body } = await service.call(readConsistencyProof, { query, as });
    const claim = { ...query, firstRoot: before.root, secondRoot: after.root };
    const proof = body.hashes.map((hash) => decodeBase64(hash)!);
    expect(await verifyConsistency({ ...claim, proof })).toBe(true);
    expect(await verifyConsistency({ ...claim, proof: proof.toReversed() })).toBe(false);
  });

  it('rejects ranges beyond its size', async () => {
    const ask = (query: { first: number; second: number }) =>
      service.call(readConsistencyProof, { query, as });
    expect((await ask({ first: 1, second: 1_000_000 })).status).toBe(404);
    expect((await ask({ first: 2, second: 1 })).status).toBe(400);
  });

  it('is the same after its tree is rebuilt', async () => {
    await service.waitUntilCaughtUp();
    const before = (await service.call(readLedgerCheckpoint, { as })).body.checkpoint;
    await service.projections?.rebuild('ledger-tree');
    expect((await service.call(readLedgerCheckpoint, { as })).body.checkpoint).toBe(before);
  });
});

describe('the notice', () => {
  it('is served with its text and a token that binds the consent to the displayed version', async () => {
    const { notice, token } = (await show()).body;
    expect(notice.lines).toContain('Step Into Protection');
    const { body } = await record('203.0.113.5', { ...newVisitor(), noticeToken: token });
    expect(body).toMatchObject({ reconsentRequired: false, noticeVersion: notice.version });
    expect(body.receipt.notice).toMatchObject({
      version: notice.version,
      hash: notice.hash,
      text: notice.lines,
      proofStatus: 'current',
    });
  });

  it('accepts a consent without a token, marks the record, and asks again', async () => {
    const answer = await record('203.0.113.6', { ...newVisitor(), noticeToken: 'forged' });
    expect(answer.body).toMatchObject({
      reconsentRequired: true,
      receipt: { notice: { proofStatus: 'unproven' } },
    });
    const verify = async () => {
      await service.waitUntilCaughtUp();
      return (await service.call(verifyConsent, { body: {}, as, headers: readCookie(answer) })).body;
    };
    expect(await verify()).toMatchObject({ hasValidConsent: true, reconsentRequired: true });
    const { token } = (await show()).body;
    const { piiPrincipalId } = answer.body.receipt;
    await record('203.0.113.6', { ...consentBody, sessionId: piiPrincipalId, noticeToken: token });
    expect(await verify()).toMatchObject({ consentCount: 2, reconsentRequired: false });
  });

  it('asks again when the consent refers to an outdated notice', async () => {
    const { token } = (await show()).body;
    const answer = await record('203.0.113.24', { ...newVisitor(), noticeToken: token });
    const verify = async () => {
      await service.waitUntilCaughtUp();
      return (await service.call(verifyConsent, { body: {}, as, headers: readCookie(answer) })).body;
    };
    expect(await verify()).toMatchObject({ hasValidConsent: true, reconsentRequired: false });
    await service.kit.sql(`update consents set notice_version = '0.9' where id = $1`, [
      answer.body.consentId,
    ]);
    expect(await verify()).toMatchObject({ hasValidConsent: true, reconsentRequired: true });
  });

  it('lists its versions and what changed', async () => {
    const { notices } = (await service.call(listNotices, { as })).body;
    expect(notices[0]).toMatchObject({ version: '1.0', language: 'en', removed: [] });
    expect(notices[0]?.added).toEqual(notices[0]?.lines);
  });

  it('records each display, accepted or not, with the privacy signal of the browser', async () => {
    const visitor = newVisitor();
    await show({ 'sec-gpc': '1' }, visitor.sessionId);
    const headers = readCookie(await record('203.0.113.24', visitor));
    await show(headers);
    const { body } = await service.call(readVisitorData, { as, headers });
    expect(body.impressions.map(({ globalPrivacyControl }) => globalPrivacyControl)).toEqual([true, false]);
  });
});

describe('a visitor', () => {
  it('can withdraw a consent, which becomes inactive', async () => {
    const answer = await record('203.0.113.7', newVisitor());
    const headers = readCookie(answer);
    const withdraw = () => service.call(withdrawConsent, { body: {}, as, headers });
    expect((await withdraw()).body).toEqual({ withdrawn: 1 });
    await service.waitUntilCaughtUp();
    const verified = await service.call(verifyConsent, { body: {}, as, headers });
    expect(verified.body).toMatchObject({ hasValidConsent: false, consentCount: 0 });
    expect((await withdraw()).body).toEqual({ withdrawn: 0 });
    const { body } = await service.call(readVisitorData, { as, headers });
    expect(body.consents[0]?.events.map(({ type }) => type)).toEqual(['given', 'withdrawn']);
  });

  it('keeps the session that the cookie proves under a new stored id, until it is erased', async () => {
    const original = newVisitor();
    const first = await record('203.0.113.25', original);
    const headers = readCookie(first);
    const again = await record('203.0.113.25', newVisitor(), headers);
    expect([again.body.sessionId, readCookie(again)]).toEqual([first.body.sessionId, headers]);
    expect((await service.call(readVisitorData, { as, headers })).body.consents).toHaveLength(2);
    expect((await service.call(withdrawConsent, { body: {}, as, headers })).body).toEqual({ withdrawn: 2 });
    await service.call(eraseVisitor, { body: {}, as, headers });
    const visitor = newVisitor();
    const { body } = await record('203.0.113.25', visitor, headers);
    expect(body.sessionId).toBe(visitor.sessionId);
    const { body: returning } = await record('203.0.113.25', original, headers);
    expect(returning.sessionId).not.toBe(first.body.sessionId);
  });

  it('receives all stored data, each record with its proof', async () => {
    const answer = await record('203.0.113.8', newVisitor());
    const { body } = await service.call(readVisitorData, { as, headers: readCookie(answer) });
    expect(body.consents).toHaveLength(1);
    expect(body.consents[0]?.disclosure?.ip).toBe('203.0.113.8');
    expect((await service.call(readVisitorData, { as })).status).toBe(404);
  });

  it('is erased with a certificate; the proof of the record stays valid without personal data', async () => {
    const answer = await record('203.0.113.9', newVisitor());
    const headers = readCookie(answer);
    const { body: certificate } = await service.call(eraseVisitor, { body: {}, as, headers });
    expect(certificate.consents).toEqual([answer.body.consentId]);
    expect(await isProofValid(certificate.proof)).toBe(true);
    const [held] = (await service.call(readVisitorData, { as, headers })).body.consents;
    expect(held?.disclosure).toBeNull();
    expect(held?.proof.entry).toBe(answer.body.receipt.proof.entry);
    expect(await isProofValid(held!.proof)).toBe(true);
    await service.waitUntilCaughtUp();
    const rows = await service.kit.sql<{ row: string }>(
      'select c::text as row from consents c where ip = $1',
      ['203.0.113.9'],
    );
    expect(rows).toEqual([]);
  });
});

describe('consent details for stewards', () => {
  const detail = async (consentId: string) => {
    await service.waitUntilCaughtUp();
    return service.call(readConsent, { params: { consentId }, as: asSteward() });
  };

  it('contain the record, its notice, and a proof without visitor data', async () => {
    const { token, notice } = (await show()).body;
    const answer = await record('203.0.113.20', { ...newVisitor(), noticeToken: token }, { 'sec-gpc': '1' });
    const { body } = await detail(answer.body.consentId);
    expect(body).toMatchObject({
      consent: { id: answer.body.consentId, ipAddress: '203.0.113.20', withdrawnAt: null },
      notice: { hash: notice.hash, proofStatus: 'current' },
      shownAt: expect.any(String),
      jurisdictionAccepted: true,
      globalPrivacyControl: true,
      erased: false,
    });
    expect(await isProofValid(body.proof)).toBe(true);
    expect(JSON.stringify(body.proof)).not.toContain('203.0.113.20');
  });

  it('show withdrawals and erasures', async () => {
    const answer = await record('203.0.113.21', newVisitor());
    const headers = readCookie(answer);
    await service.call(withdrawConsent, { body: {}, as, headers });
    const withdrawn = (await detail(answer.body.consentId)).body;
    expect(withdrawn).toMatchObject({ consent: { withdrawnAt: expect.any(String) }, erased: false });
    await service.call(eraseVisitor, { body: {}, as, headers });
    const erased = (await detail(answer.body.consentId)).body;
    expect(erased).toMatchObject({ consent: { ipAddress: '' }, erased: true });
    expect(await isProofValid(erased.proof)).toBe(true);
    expect((await detail(crypto.randomUUID())).status).toBe(404);
  });

  const listUnanswered = async () => {
    await service.waitUntilCaughtUp();
    const query = { limit: 1000 };
    return (await service.call(listUnansweredNoticeImpressions, { query, as: asSteward() })).body.items;
  };

  it('list notices shown but not accepted', async () => {
    const visitor = newVisitor();
    const shown = async () =>
      (await listUnanswered()).filter(({ sessionId }) => sessionId === visitor.sessionId);
    await show({ 'sec-gpc': '1' }, visitor.sessionId);
    expect(await shown()).toMatchObject([{ noticeVersion: '1.0', globalPrivacyControl: true }]);
    await record('203.0.113.22', visitor);
    expect(await shown()).toEqual([]);
    for (let n = 0; n < 2; n += 1) await show();
    await service.waitUntilCaughtUp();
    const all = await listUnanswered();
    const found: typeof all = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 1, ...(cursor && { cursor }) };
      const { items, next } = (
        await service.call(listUnansweredNoticeImpressions, { query, as: asSteward() })
      ).body;
      found.push(...items);
      cursor = next ?? undefined;
    } while (cursor);
    expect(found).toEqual(all);
    expect(found.length).toBeGreaterThan(1);
    const query = { cursor: 'nonsense' };
    expect((await service.call(listUnansweredNoticeImpressions, { query, as: asSteward() })).status).toBe(
      400,
    );
  });

  it('do not list a notice that a browser without its cookie accepted', async () => {
    const visitor = newVisitor();
    await record('203.0.113.26', visitor);
    const before = await listUnanswered();
    const { token } = (await show({}, visitor.sessionId)).body;
    const withoutCookie = { cookie: '' };
    const { body } = await record('203.0.113.26', { ...visitor, noticeToken: token }, withoutCookie);
    expect(body.sessionId).not.toBe(visitor.sessionId);
    expect(await listUnanswered()).toEqual(before);
  });

  it('are available to stewards only', async () => {
    const params = { consentId: crypto.randomUUID() };
    expect((await service.call(readConsent, { params, as })).status).toBe(401);
    expect((await service.call(listUnansweredNoticeImpressions, { as: asMember() })).status).toBe(403);
  });
});

describe('the published checkpoints', () => {
  const status = async () => (await service.call(readLedgerStatus, { as: asSteward() })).body;

  it('include all entries shortly after an append', async () => {
    await record('203.0.113.10', newVisitor());
    await eventually(async () => {
      const { size, latest, mismatch } = await status();
      return latest?.size === size && mismatch === null;
    });
  });

  it('show the last two checkpoints and prove that the newer extends the older', async () => {
    const { size } = (await status()).latest ?? { size: 0 };
    await record('203.0.113.23', newVisitor());
    await eventually(async () => ((await status()).latest?.size ?? 0) > size);
    const { previous, latest: newest, key } = await status();
    const noteKey = (await parseNoteKey(key))!;
    const [older, newer] = await Promise.all(
      [previous!, newest!].map(async ({ note }) => parseCheckpoint((await openNote(note, noteKey))!)!),
    );
    const sizes = { first: older!.size, second: newer!.size };
    expect(sizes.first).toBeLessThan(sizes.second);
    const { hashes } = (await service.call(readConsistencyProof, { query: sizes, as })).body;
    expect(
      await verifyConsistency({
        ...sizes,
        firstRoot: older!.root,
        secondRoot: newer!.root,
        proof: hashes.map((hash) => decodeBase64(hash)!),
      }),
    ).toBe(true);
  });

  it('are shown to stewards only', async () => {
    expect((await service.call(readLedgerStatus, { as: asMember() })).status).toBe(403);
    expect((await service.call(readLedgerStatus, { as })).status).toBe(401);
  });

  it('raise an alert when a recorded event is changed', async () => {
    await service.kit.sql(
      `update ledger_tiles set hashes = overlay(hashes placing decode(repeat('00', 32), 'hex') from 1)
       where level = 0 and index = 0`,
    );
    await eventually(async () => (await status()).mismatch !== null);
    expect(await service.messages(ledgerMismatchDetected.type)).toHaveLength(1);
  });
});
