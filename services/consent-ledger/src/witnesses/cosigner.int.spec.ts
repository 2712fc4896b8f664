import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConsentReceipt, readLedgerCheckpoint, readLedgerStatus } from '@aera/contracts/server';
import { asSteward, asVisitor } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { openLogKey } from '@aera/transparency-log/log';
import { createLogClient, createMonitor, openMirror } from '@aera/transparency-log/monitor';
import { verifyReceipt } from '@aera/transparency-log/receipt';
import { listCosignatures, verifyInconsistency } from '@aera/transparency-log/verify';
import {
  createFileStore,
  createWitness,
  createWitnessServer,
  openWitnessKey,
  type WitnessedLog,
} from '@aera/transparency-log/witness';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogFetch } from '../testing/log-fetch.ts';
import { createLedgerKey } from '../testing/ledger-key.ts';
import { consentBody, readCookie, startLedger, type TestLedger } from '../testing/start-ledger.ts';

const origin = 'aera.example/consent-ledger';
const as = asVisitor();
let folder: string;
let signingKey: string;
let log: WitnessedLog;
let ledger: TestLedger;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aera-witnesses-'));
  signingKey = createLedgerKey();
  const { noteKey, verifierKey } = await openLogKey(signingKey, origin);
  log = { key: noteKey, verifierKey };
});
afterEach(async () => {
  await ledger.service.stop();
  for (const close of closing.splice(0)) close();
  await rm(folder, { recursive: true });
});

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => (server.close(), server.closeAllConnections()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a witness with its storage in a folder of its own. */
async function startWitness(name: string) {
  const own = join(folder, name);
  const { key, verifierKey } = await openWitnessKey(own, `${name}.example`);
  const store = createFileStore(own);
  const logs = [log];
  const witness = createWitness({ key, logs, store, now: Date.now });
  const server = createWitnessServer({
    witness,
    store,
    logs,
    folder: own,
    verifierKey,
    onError: () => undefined,
  });
  return { key: verifierKey, url: await listen(server), folder: own };
}

/** A witness with these answers. */
async function startLiar(name: string, listener: RequestListener) {
  const { verifierKey } = await openWitnessKey(join(folder, name), `${name}.example`);
  return { key: verifierKey, url: await listen(createServer(listener)) };
}

async function start(witnesses: readonly { key: string; url: string }[], quorum: number, timeoutMs = 20_000) {
  ledger = await startLedger({
    LEDGER_SIGNING_KEY: signingKey,
    LEDGER_WITNESSES: JSON.stringify(witnesses.map(({ key, url }) => ({ key, url }))),
    LEDGER_WITNESS_QUORUM: String(quorum),
    LEDGER_WITNESS_TIMEOUT_MS: String(timeoutMs),
  });
  return ledger.service;
}

const consent = () => ledger.record('203.0.113.1', { ...consentBody, sessionId: crypto.randomUUID() });
const status = async () => (await ledger.service.call(readLedgerStatus, { as: asSteward() })).body;
async function untilCosigned(): Promise<void> {
  await ledger.service.waitUntilCaughtUp();
  await eventually(async () => {
    const { cosigned, size } = await status();
    return cosigned?.size === size;
  });
}

describe('witnesses of the ledger', () => {
  it('cosign its checkpoints, which receipts then carry', async () => {
    const witnesses = [await startWitness('first'), await startWitness('second')];
    const service = await start(witnesses, 2);
    const answer = await consent();
    const keys = witnesses.map(({ key }) => key);
    expect(answer.body.receipt.proof.witnesses).toEqual(keys);
    await untilCosigned();
    const { body: published } = await service.inject({ url: '/ledger/checkpoint', as });
    expect(await listCosignatures(published, keys)).toHaveLength(2);
    const options = { params: { consentId: answer.body.consentId }, as, headers: readCookie(answer) };
    const receipt = (await service.call(readConsentReceipt, options)).body;
    const known = (await service.call(readLedgerCheckpoint, { as })).body;
    expect(known.witnesses).toEqual(keys);
    const verified = await verifyReceipt(receipt, known.key, known.witnesses);
    expect(verified).toMatchObject({
      valid: true,
      cosignatures: [{ witness: 'first.example' }, { witness: 'second.example' }],
    });
    const { size, witnesses: shown } = await status();
    expect(shown).toMatchObject([
      { name: 'first.example', size, failure: null },
      { name: 'second.example', size, failure: null },
    ]);
  });

  it('do not stop the log while some are away, lie or never answer', async () => {
    const witness = await startWitness('honest');
    const service = await start(
      [
        witness,
        {
          key: (await openWitnessKey(join(folder, 'away'), 'away.example')).verifierKey,
          url: 'http://127.0.0.1:9',
        },
        await startLiar('liar', (_, response) => response.end('— liar.example AAAAAAAA\n')),
        await startLiar('silent', () => undefined),
      ],
      1,
      1_000,
    );
    const answer = await consent();
    expect(answer.status).toBe(201);
    expect(answer.body.receipt.proof.inclusion).not.toBeNull();
    await untilCosigned();
    // On a busy machine any of them can time out once, until the next round.
    await eventually(async () =>
      expect((await status()).witnesses).toMatchObject([
        { failure: null, refusals: 0 },
        { failure: { reason: 'unreachable' }, refusals: 0 },
        { failure: { reason: 'invalid-cosignature' }, refusals: 0 },
        { failure: { reason: 'timeout' }, refusals: 0 },
      ]),
    );
    const { body } = await service.inject({ url: '/ledger/checkpoint', as });
    expect(await listCosignatures(body, [witness.key])).toHaveLength(1);
  });

  it('keep the published checkpoint where it was while a quorum is missing', async () => {
    const witness = await startWitness('only');
    const service = await start(
      [witness, await startLiar('away', (_, response) => response.writeHead(500).end())],
      2,
    );
    const { receipt } = (await consent()).body;
    expect(receipt.proof.inclusion).not.toBeNull();
    await eventually(async () => ((await status()).witnesses[0]?.size ?? 0) > 0);
    const { statusCode, body } = await service.inject({ url: '/ledger/checkpoint', as });
    expect(statusCode).toBe(503);
    expect(body).toContain('checkpoint-not-cosigned');
  });

  it('are remembered after a restart', async () => {
    const witness = await startWitness('first');
    await start([witness], 1);
    await consent();
    await untilCosigned();
    const before = await status();
    ledger = await ledger.restart();
    await eventually(async () => (await status()).cosigned?.size === before.cosigned?.size);
    expect((await status()).witnesses).toMatchObject([{ size: before.size, failure: null, refusals: 0 }]);
  });
});

describe('an operator who rewrites an event and the tree', () => {
  it('is refused by the witness at the next checkpoint, and proven by it and by a monitor', async () => {
    const witness = await startWitness('first');
    await start([witness], 1);
    const answers = [await consent(), await consent(), await consent(), await consent()];
    await untilCosigned();
    const mirror = openMirror(join(folder, 'mirror'));
    const client = createLogClient('https://aera.example/ledger', (...request) =>
      createLogFetch(ledger.service)(...request),
    );
    const monitor = createMonitor({ ...log, client, mirror });
    const seen = (await monitor.poll()).checkpoint.size;

    await ledger.service.kit.sql(
      `update events set data = jsonb_set(data, '{consentedAt}', '"2020-01-01T00:00:00.000Z"') where stream_id = $1`,
      [`consent-${answers[1]!.body.consentId}`],
    );
    await ledger.service.projections?.rebuild('ledger-tree');
    // The process remembers nodes of the old tree, whose proofs lead to neither history.
    ledger = await ledger.restart();
    const { service } = ledger;
    await consent();

    await eventually(async () => (await status()).witnesses[0]?.failure?.reason === 'inconsistent');
    // While the tree is rebuilt, the witness may refuse a shorter log too.
    const [refusing] = (await status()).witnesses;
    expect(refusing?.size).toBe(seen);
    expect(refusing?.refusals).toBeGreaterThan(0);
    // The log signs the new history, and cannot publish it: everyone still reads the cosigned one.
    const { body: published } = await service.inject({ url: '/ledger/checkpoint', as });
    expect(published).toContain(`\n${seen}\n`);
    // Five entries are no power of two, so the proof that the log sends is enough. One that it sends while it rebuilds the tree proves nothing.
    const [file] = await eventually(() => readdir(join(witness.folder, 'evidence')));
    const evidence: unknown = JSON.parse(
      await readFile(join(witness.folder, 'evidence', file ?? ''), 'utf8'),
    );
    expect(await verifyInconsistency(evidence, log.verifierKey)).toMatchObject({ first: { size: seen } });
    const { checkpoint } = (await service.call(readLedgerCheckpoint, { as })).body;
    const shown = createMonitor({
      ...log,
      client: { ...client, readCheckpoint: async () => checkpoint },
      mirror,
    });
    await expect(shown.poll()).rejects.toMatchObject({ code: 'inconsistent-checkpoints' });
  });
});
