import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestLog, listEntries } from './testing/test-log.ts';
import { createTestMonitor } from './testing/test-monitor.ts';
import { createTestWitness } from './testing/test-witness.ts';
import { askMonitor } from './receipt/ask-monitor.ts';
import { issueReceipt } from './receipt/testing/issue-receipt.ts';
import { createCommitmentEntry, toBase64, verifyInconsistency } from './verify/index.ts';

/** What a dishonest operator can do who has the key of the log and writes to every table, and by whom it is caught. */
const log = await createTestLog();
const entries = listEntries(300);
const honest = log.createHistory(entries);
const shown = async (history = honest, size?: number) => history.serve(await history.sign(size));

let witness: Awaited<ReturnType<typeof createTestWitness>>;
let monitor: Awaited<ReturnType<typeof createTestMonitor>>;
let other: Awaited<ReturnType<typeof createTestMonitor>>;
beforeEach(async () => {
  witness = await createTestWitness([log]);
  monitor = await createTestMonitor({ log });
  other = await createTestMonitor({ log });
});
afterEach(() => Promise.all([monitor.remove(), other.remove()]));

const isProof = async (evidence: unknown) => (await verifyInconsistency(evidence, log.verifierKey)) !== null;

describe('an operator who rewrites an event and the tree, and signs again', () => {
  const rewritten = log.createHistory(entries.with(7, 'rewritten'));

  it('is caught by a witness, at the first checkpoint it is asked to cosign', async () => {
    await witness.cosign(honest, 100);
    expect(await witness.cosign(rewritten)).toMatchObject({ status: 422 });
    expect(await isProof(witness.evidence[0])).toBe(true);
  });

  it('is caught by a monitor, at the first poll after it', async () => {
    await monitor.poll(await shown(honest, 100));
    const found = await monitor.poll(await shown(rewritten));
    expect(found).toMatchObject({ code: 'inconsistent-checkpoints' });
    expect(await isProof((found as { evidence: unknown }).evidence)).toBe(true);
  });

  it('is caught by a monitor also if the log has not grown', async () => {
    await monitor.poll(await shown());
    const found = await monitor.poll(await shown(rewritten));
    expect(found).toMatchObject({ code: 'inconsistent-checkpoints' });
    expect(await isProof((found as { evidence: unknown }).evidence)).toBe(true);
  });
});

describe('an operator who shows two visitors different logs', () => {
  const forged = log.createHistory([...entries.slice(0, 200), ...listEntries(90, 'for the other')]);

  it('is caught by whichever of two monitors has seen more, at the first checkpoint they compare', async () => {
    await monitor.poll(await shown());
    await other.poll(await shown(forged));
    const found = await monitor.compare((await other.mirror.readCheckpoint()) ?? '');
    expect(found).toMatchObject({ code: 'inconsistent-checkpoints' });
    expect(await isProof((found as { evidence: unknown }).evidence)).toBe(true);
    expect(await other.compare((await monitor.mirror.readCheckpoint()) ?? '')).toMatchObject({
      code: 'peer-ahead',
    });
  });

  it('gets the cosignatures of a common witness for one of them only', async () => {
    expect(await witness.cosign(honest)).toMatchObject({ status: 200 });
    expect(await witness.cosign(forged)).toEqual({ status: 409, body: '300\n' });
    const longer = log.createHistory([...forged.entries, ...listEntries(20, 'more')]);
    expect(await witness.cosign(longer)).toMatchObject({ status: 422 });
    expect(await isProof(witness.evidence[0])).toBe(true);
  });

  it('is caught by a monitor that requires the witness, at its first poll', async () => {
    const { body } = await witness.cosign(honest);
    const strict = await createTestMonitor({ log, witnessKeys: [witness.verifierKey], quorum: 1 });
    expect(await strict.poll(honest.serve((await honest.sign()) + body))).toBe(300);
    expect(await other.poll(await shown(forged))).toBe(290);
    const deceived = await createTestMonitor({ log, witnessKeys: [witness.verifierKey], quorum: 1 });
    expect(await deceived.poll(await shown(forged))).toMatchObject({ code: 'too-few-cosignatures' });
    await Promise.all([strict.remove(), deceived.remove()]);
  });
});

describe('an operator who drops a record after issuing its receipt', () => {
  /** The receipt is of leaf 150. */
  const signReceipt = () => honest.sign(151);
  const dropped = log.createHistory(entries.toSpliced(150, 1));

  it('is caught by the holder of the receipt, who asks a monitor for one leaf', async () => {
    await monitor.poll(await shown(dropped));
    const [inReceipt, inLog] = [
      await honest.readNodes([{ level: 0, index: 150 }]),
      await monitor.monitor.readLeafHash(150),
    ];
    expect(inLog).not.toEqual(inReceipt[0]);
  });

  it('is proven by the checkpoint of the receipt, at the first poll of any monitor', async () => {
    await monitor.poll(await shown(dropped));
    const found = await monitor.compare(await signReceipt());
    expect(found).toMatchObject({ code: 'inconsistent-checkpoints' });
    expect(await isProof((found as { evidence: unknown }).evidence)).toBe(true);
  });

  it('is caught where the log never grows to the receipt', async () => {
    await monitor.poll(await shown(honest, 150));
    expect(await monitor.compare(await signReceipt())).toMatchObject({ code: 'peer-ahead' });
  });
});

describe('an operator who back-dates a record', () => {
  it('is caught by a witness and by a monitor if it is inserted where it claims to be', async () => {
    const inserted = log.createHistory(entries.toSpliced(20, 0, 'back-dated'));
    await witness.cosign(honest);
    await monitor.poll(await shown());
    expect(await witness.cosign(inserted)).toMatchObject({ status: 422 });
    expect(await monitor.poll(await shown(inserted))).toMatchObject({ code: 'inconsistent-checkpoints' });
  });

  it('is caught by the holder of a receipt if it is appended: a witness saw the log without it, and later', async () => {
    const strict = await createTestMonitor({ log, witnessKeys: [witness.verifierKey], quorum: 1 });
    const { body } = await witness.cosign(honest);
    await strict.poll(honest.serve((await honest.sign()) + body));
    const { receipt } = await issueReceipt();
    const statement = { ...receipt, events: [{ type: 'given', at: '2025-06-01T00:00:00.000Z' }] };
    const appended = log.createHistory([
      ...entries,
      await createCommitmentEntry(statement.proof.entry, statement.proof.salt),
    ]);
    const next = await witness.cosign(appended);
    await strict.poll(appended.serve((await appended.sign()) + next.body));
    const ask: typeof fetch = async (input) => {
      const index = Number(String(input).split('/').at(-1));
      const hash = await strict.monitor.readLeafHash(index);
      return Response.json({
        leafHash: hash && toBase64(hash),
        absentAt: await strict.monitor.findAbsence(index),
      });
    };
    const proof = { ...statement.proof, inclusion: { ...statement.proof.inclusion!, leaf: 300 } };
    expect(await askMonitor({ ...statement, proof }, 'https://monitor.example', ask)).toBe('back-dated');
    expect(await askMonitor({ ...receipt, proof }, 'https://monitor.example', ask)).toBe('included');
    await strict.remove();
  });
});

describe('an operator who restores an old backup', () => {
  it('is caught by a witness at the first checkpoint, which is smaller than the cosigned one', async () => {
    await witness.cosign(honest);
    expect(await witness.send(250, [], await honest.sign(250))).toEqual({ status: 409, body: '300\n' });
  });

  it('is caught by a monitor at the first poll', async () => {
    await monitor.poll(await shown());
    expect(await monitor.poll(await shown(honest, 250))).toMatchObject({ code: 'log-shrunk' });
  });

  it('is proven to have lost records, once the log has grown past them', async () => {
    const restored = log.createHistory([...entries.slice(0, 250), ...listEntries(60, 'after the restore')]);
    await witness.cosign(honest);
    await monitor.poll(await shown());
    expect(await witness.cosign(restored)).toMatchObject({ status: 422 });
    expect(await isProof(witness.evidence[0])).toBe(true);
    expect(await monitor.poll(await shown(restored))).toMatchObject({ code: 'inconsistent-checkpoints' });
  });
});
