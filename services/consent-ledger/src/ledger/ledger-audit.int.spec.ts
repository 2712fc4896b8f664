import { eraseVisitor, ledgerMismatchDetected, readLedgerStatus } from '@aera/contracts/server';
import { asSteward, asVisitor, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCookie, consentBody, startLedger, type TestLedger } from '../testing/start-ledger.ts';

let ledger: TestLedger;
let service: TestService;
/** Streams of the recorded consents, in log order after the notice. */
let streams: string[];
beforeEach(async () => {
  ledger = await startLedger({ LEDGER_AUDIT_INTERVAL_MS: '10', LEDGER_AUDIT_BATCH_SIZE: '3' });
  service = ledger.service;
  streams = [];
  for (let n = 0; n < 7; n += 1) {
    const { body, ...answer } = await ledger.record('203.0.113.1', {
      ...consentBody,
      sessionId: crypto.randomUUID(),
    });
    streams.push(`consent-${body.consentId}`);
    // An erased visitor raises no alert.
    if (n === 2) await service.call(eraseVisitor, { body: {}, as: asVisitor(), headers: readCookie(answer) });
  }
  await service.waitUntilCaughtUp();
});
afterEach(() => service.stop());

/** Leaf of a record: the notice precedes the first record, and an erasure follows the third. */
const findLeaf = (record: number): number => record + (record > 2 ? 2 : 1);

const status = async () => (await service.call(readLedgerStatus, { as: asSteward() })).body;
const waitForAlert = async (): Promise<string> => {
  await eventually(async () => (await status()).mismatch !== null);
  return (await status()).mismatch as string;
};
/** Changes the event of a record in the database; returns a function that restores it. */
async function tamper(record: number, change: string): Promise<() => Promise<unknown>> {
  const of = [streams[record]];
  await service.kit.sql('create table kept as select * from events where stream_id = $1', of);
  await service.kit.sql(`update events set ${change} where stream_id = $1`, of);
  return () =>
    service.kit.sql(
      `update events set data = k.data, recorded_at = k.recorded_at from kept k where events.stream_id = $1`,
      of,
    );
}

describe('the audit of events against their leaves', () => {
  it('verifies all events, including those of erased visitors', async () => {
    await eventually(async () => (await status()).audit?.finishedAt != null);
    await eventually(async () => (await status()).audit?.leaves === (await status()).size);
    expect(await status()).toMatchObject({ size: 9, mismatch: null });
    expect(await service.messages(ledgerMismatchDetected.type)).toEqual([]);
  });

  it('covers in a round the leaves that existed when it started', async () => {
    const first = await eventually(async () => {
      const { audit } = await status();
      return audit?.roundSize === 9 && audit.leaves === 9 ? audit : null;
    });
    await ledger.record('203.0.113.2', { ...consentBody, sessionId: crypto.randomUUID() });
    await service.waitUntilCaughtUp();
    const next = await eventually(async () => {
      const { audit, size } = await status();
      expect(size).toBe(10);
      if (audit?.startedAt !== first.startedAt) return audit;
      expect(audit).toMatchObject({ leaves: 9, roundSize: 9 });
      return null;
    });
    expect(next).toMatchObject({ roundSize: 10 });
  });

  it('raises one alert, names the first differing leaf, and continues once it is restored', async () => {
    const restore = await tamper(4, `data = jsonb_set(data, '{hasReadNotice}', 'false')`);
    expect(await waitForAlert()).toMatch(
      new RegExp(`^Leaf ${findLeaf(4)} \\(event .*not the one that was recorded`),
    );
    const { audit } = await status();
    await eventually(async () => (await status()).audit?.at !== audit?.at);
    const alerts = await service.messages(ledgerMismatchDetected.type);
    expect(alerts).toMatchObject([{ data: { mismatch: expect.stringMatching(/^Leaf 6 /) } }]);
    await restore();
    await eventually(async () => (await status()).mismatch === null);
    await eventually(async () => (await status()).audit?.leaves === 9);
  });

  it('detects an encrypted field that does not match its commitment', async () => {
    await tamper(
      3,
      `data = jsonb_set(data, '{visitor,$encrypted}', to_jsonb(left(data->'visitor'->>'$encrypted', -4) || 'AAAA'))`,
    );
    expect(await waitForAlert()).toMatch(new RegExp(`^Leaf ${findLeaf(3)} \\(event .*cannot be decrypted`));
  });

  it('detects a missing event', async () => {
    await service.kit.sql('delete from events where stream_id = $1', [streams[5]]);
    expect(await waitForAlert()).toMatch(new RegExp(`^Leaf ${findLeaf(5)} \\(event .*removed or moved`));
  });

  it('detects a missing last event', async () => {
    await service.kit.sql('delete from events where stream_id = $1', [streams[6]]);
    expect(await waitForAlert()).toMatch(new RegExp(`^Leaf ${findLeaf(6)}: its event is gone`));
  });

  it('resumes after a restart', async () => {
    await tamper(6, `recorded_at = recorded_at + interval '1 second'`);
    await waitForAlert();
    const { audit } = await status();
    service = await service.restart();
    expect(await waitForAlert()).toMatch(new RegExp(`^Leaf ${findLeaf(6)} `));
    expect((await status()).audit?.leaves).toBe(audit?.leaves);
    expect(await service.messages(ledgerMismatchDetected.type)).toHaveLength(1);
  });
});
