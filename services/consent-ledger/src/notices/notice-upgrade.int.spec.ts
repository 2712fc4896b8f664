import { noticeLines } from '@aera/content/notice-lines';
import { listNotices, readConsentReceipt, recordNoticeImpression, verifyConsent } from '@aera/contracts';
import { asVisitor } from '@aera/service-kit/testing';
import { openLogKey } from '@aera/transparency-log/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedgerKey } from '../testing/ledger-key.ts';
import { consentBody, readCookie, startLedger, type TestLedger } from '../testing/start-ledger.ts';
import { consentStream, isRecorded } from '../consents/consent-stream.ts';
import { hashLines } from './notice-registry.ts';
import { noticeStream } from './notice-stream.ts';
import { createNoticeTokens } from './notice-token.ts';

const signingKey = createLedgerKey();
const newLines = ['A notice of the next release'];
let ledger: TestLedger;
beforeAll(async () => {
  ledger = await startLedger({ LEDGER_SIGNING_KEY: signingKey });
});
afterAll(() => ledger.service.stop());

/** Publishes a notice as a process of another release does. */
const publish = (lines: readonly string[]) =>
  ledger.service.kit.store.stream(noticeStream).handle(
    ['en'],
    {
      type: 'PublishNotice',
      data: { language: 'en', lines, hash: hashLines(lines) },
      now: new Date().toISOString(),
    },
    { metadata: { actor: 'service:consent-ledger' } },
  );

/** Records a consent with a token that another process signed. */
async function consentTo(version: string, lines: readonly string[]) {
  const key = await openLogKey(signingKey, 'aera.example/consent-ledger');
  const noticeToken = await createNoticeTokens(key, () => new Date()).sign({
    impressionId: crypto.randomUUID(),
    version,
    hash: hashLines(lines),
  });
  const { body } = await ledger.record('203.0.113.1', {
    ...consentBody,
    sessionId: crypto.randomUUID(),
    noticeToken,
  });
  return body.receipt.notice;
}

describe('a consent during an upgrade', () => {
  it('to a notice that another release published is current', async () => {
    await publish(newLines);
    expect(await consentTo('2.0', newLines)).toMatchObject({ version: '2.0', proofStatus: 'current' });
  });

  it('to an earlier version with the text of the current one is outdated', async () => {
    await publish(noticeLines);
    expect(await consentTo('3.0', noticeLines)).toMatchObject({ proofStatus: 'current' });
    expect(await consentTo('1.0', noticeLines)).toMatchObject({ version: '1.0', proofStatus: 'outdated' });
  });
});

describe('a process of the previous release', () => {
  it('shows a notice that another release published', async () => {
    await publish(newLines);
    const { body } = await ledger.service.call(recordNoticeImpression, { body: {}, as: asVisitor() });
    expect(body.notice).toMatchObject({ version: '4.0', lines: newLines });
  });

  it('verifies consents to a notice that another release published', async () => {
    const headers = readCookie(await ledger.record('203.0.113.1'));
    await publish(noticeLines);
    const { body } = await ledger.service.call(verifyConsent, { body: {}, as: asVisitor(), headers });
    expect(body).toMatchObject({ currentNotice: '5.0' });
  });

  it('lists a notice that another release published', async () => {
    await publish(['A listed notice']);
    const { body } = await ledger.service.call(listNotices, { as: asVisitor() });
    expect(body.notices[0]).toMatchObject({ lines: ['A listed notice'] });
  });

  it('has its text in a receipt of a consent that another process recorded', async () => {
    const recorded = await ledger.record('203.0.113.1');
    const consents = ledger.service.kit.store.stream(consentStream);
    const [event] = (await consents.read(recorded.body.consentId)).filter(isRecorded);
    const lines = ['A notice in a receipt'];
    await publish(lines);
    const consentId = crypto.randomUUID();
    const data = { ...event!.data, consentId, noticeHash: hashLines(lines) };
    await consents.append([consentId], [{ type: 'ConsentRecorded', data }], { expected: 'none' });
    const { body } = await ledger.service.call(readConsentReceipt, {
      params: { consentId },
      as: asVisitor(),
      headers: readCookie(recorded),
    });
    expect(body.notice).toMatchObject({ text: lines });
  });
});
