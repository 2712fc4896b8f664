import { checkpointCosigned, type Message, witnessFailed } from '@aera/contracts/server';
import type { LiveHandler } from '@aera/event-bus';
import type { Metrics } from '@aera/service-kit';
import { openLogKey } from '@aera/transparency-log/log';
import { cosign, formatCheckpoint, formatWitnessKey, signNote } from '@aera/transparency-log/verify';
import { expect, it } from 'vitest';
import { registerWitnessMetrics } from '../ledger/ledger-metrics.ts';
import { createLedgerKey } from '../testing/ledger-key.ts';
import { createCosigner } from './cosigner.ts';

const origin = 'aera.example/consent-ledger';
const { noteKey, privateKey } = await openLogKey(createLedgerKey(), 'witness.example');
const key = { ...noteKey, privateKey };

/** Starts a cosigner with one witness, whose archive is read message by message. */
async function startCosigner() {
  let deliver: LiveHandler = () => undefined;
  const { promise: caughtUp, resolve: endArchive } = Promise.withResolvers<void>();
  const cosigner = createCosigner({
    witnesses: [{ key: noteKey, verifierKey: await formatWitnessKey(noteKey), url: 'http://127.0.0.1:9' }],
    quorum: 1,
    origin,
    publication: { stream: 'checkpoints', subject: 'checkpoints.consent-ledger.witnesses' },
    bus: {
      subscribeLive: (_: unknown, handler: LiveHandler) => {
        deliver = handler;
        return { ready: Promise.resolve(), caughtUp, stop: async () => undefined };
      },
    },
    workers: { schedule: () => ({ start: () => undefined, stop: async () => undefined }) },
  } as unknown as Parameters<typeof createCosigner>[0]);
  cosigner.start();
  return {
    cosigner,
    read: async (type: string, data: object) =>
      deliver({ type, data } as unknown as Message, { seq: 1, time: new Date() }),
    async readToEnd(): Promise<void> {
      endArchive();
      await caughtUp;
    },
  };
}

async function createCosigned(size: number) {
  const text = formatCheckpoint({ origin, size, root: new Uint8Array(32) });
  const note = (await signNote(text, key)) + (await cosign(text, key, Date.parse('2026-01-01T00:00:00Z')));
  return { origin, size, note, cosignatures: [] };
}

it('publishes no checkpoint before the archive is read, and has those read so far for receipts', async () => {
  const { cosigner, read, readToEnd } = await startCosigner();
  const [first, second] = [await createCosigned(1), await createCosigned(2)];
  await read(checkpointCosigned.type, first);
  expect([cosigner.readPublished(), cosigner.status().cosigned?.note]).toEqual([null, first.note]);
  expect(cosigner.status().witnesses).toMatchObject([{ size: 1, failure: null }]);
  await read(checkpointCosigned.type, second);
  expect(cosigner.readPublished()).toBeNull();
  await readToEnd();
  expect(cosigner.readPublished()).toBe(second.note);
});

it('measures no earlier failure while the archive is read', async () => {
  const { cosigner, read, readToEnd } = await startCosigner();
  const gauges = new Map<string, () => unknown>();
  const gauge = (name: string, _: string, measure: () => unknown) => void gauges.set(name, measure);
  registerWitnessMetrics(
    { gauge } as unknown as Metrics,
    cosigner,
    () => new Date(),
    () => 0,
  );
  const at = '2026-01-01T00:00:00.000Z';
  const failure = { witness: 'witness.example', size: 1, reason: 'inconsistent', detail: 'detail', at };
  await read(witnessFailed.type, failure);
  expect(gauges.get('ledger_witness_refusing')?.()).toEqual({});
  await read(checkpointCosigned.type, await createCosigned(1));
  await readToEnd();
  expect(gauges.get('ledger_witness_refusing')?.()).toEqual({ 'witness.example': 0 });
});
