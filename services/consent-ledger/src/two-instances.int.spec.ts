import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  readConsentReceipt,
  type ConsentReceipt,
  idempotencyHeader,
  identityHeader,
  readLedgerCheckpoint,
  readConsistencyProof,
  buildPath,
  recordConsent,
  routeRegistry,
} from '@aera/contracts/server';
import {
  decodeBase64,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  verifyConsistency,
} from '@aera/transparency-log/verify';
import { isProofValid } from '@aera/transparency-log/receipt';
import { createIdentitySigner, generateIdentityKeys, type SignIdentity } from '@aera/service-kit';
import { asVisitor } from '@aera/service-kit/testing';
import {
  eventually,
  findFreePort,
  type NatsServer,
  selectByTier,
  type TestDatabase,
  createTestDatabase,
  startTestNats,
  withPostgresClient,
} from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedgerKey } from './testing/ledger-key.ts';
import { consentBody } from './testing/start-ledger.ts';

/** A process of the service. */
interface Instance {
  readonly url: string;
  kill(): Promise<void>;
}

describe('two instances on one database', () => {
  let database: TestDatabase;
  let nats: NatsServer;
  let sign: SignIdentity;
  let env: Record<string, string>;
  const instances: Instance[] = [];

  async function run(): Promise<Instance> {
    const port = await findFreePort();
    const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env, PORT: String(port) },
    });
    const instance = {
      url: `http://127.0.0.1:${port}`,
      async kill() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      },
    };
    instances.push(instance);
    await eventually(async () => (await fetch(`${instance.url}/readyz`)).ok, {
      timeout: 60_000,
      interval: 200,
    });
    return instance;
  }

  const call = async ({ url }: Instance, path: string, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: { ...init.headers, [identityHeader]: await sign(asVisitor(), ['consent-ledger']) },
    });

  const cookies = new Map<string, string>();

  const post = async (instance: Instance, key: string, sessionId: string) => {
    const headers = { 'content-type': 'application/json', [idempotencyHeader]: key };
    const body = JSON.stringify({ ...consentBody, sessionId });
    const answer = await call(instance, recordConsent.path, { method: 'POST', headers, body }).catch(
      () => null,
    );
    if (answer?.status !== 201) return null;
    const recorded = routeRegistry.get(recordConsent).response.parse(await answer.json());
    cookies.set(recorded.sessionId, answer.headers.get('set-cookie')?.split(';')[0] ?? '');
    return recorded;
  };

  /** The receipt with its proof, read again if the log took longer than the acknowledgement waits. */
  async function proved(instance: Instance, receipt: ConsentReceipt): Promise<ConsentReceipt> {
    if (receipt.proof.inclusion) return receipt;
    const cookie = cookies.get(receipt.piiPrincipalId) ?? '';
    const path = buildPath(readConsentReceipt, { consentId: receipt.recordId });
    return routeRegistry
      .get(readConsentReceipt)
      .response.parse(await (await call(instance, path, { headers: { cookie } })).json());
  }

  beforeAll(async () => {
    const keys = await generateIdentityKeys();
    [database, nats, sign] = await Promise.all([
      createTestDatabase(),
      startTestNats(),
      createIdentitySigner(keys.privateKey),
    ]);
    env = {
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      IDENTITY_JWKS: keys.jwks,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      VISITOR_ANALYTICS_URL: 'http://127.0.0.1:9',
      LEDGER_SIGNING_KEY: createLedgerKey(),
      LOG_LEVEL: 'fatal',
    };
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.kill()));
    await nats.stop();
    await database.drop();
  });

  it('keep one leaf sequence and correct acknowledgements, also when one is killed', async () => {
    // The first process creates the schema.
    const killed = await run();
    const stays = await run();
    const visitors = selectByTier({ fast: 8, slow: 25 });
    const each = selectByTier({ fast: 3, slow: 6 });
    const receipts = new Map<string, ConsentReceipt>();
    const killAt = (visitors * each) / 3;
    let kill: Promise<void> | undefined;

    /** Sends until acknowledged, each time to the other instance, as the browser's outbox does. */
    const send = async (first: number): Promise<void> => {
      const [key, sessionId] = [crypto.randomUUID(), crypto.randomUUID()];
      for (let attempt = first; ; attempt += 1) {
        const answer = await post(attempt % 2 === 0 ? killed : stays, key, sessionId);
        if (!answer) continue;
        receipts.set(answer.consentId, answer.receipt);
        if (receipts.size >= killAt) kill ??= killed.kill();
        return;
      }
    };
    await Promise.all(
      Array.from({ length: visitors }, async (_, visitor) => {
        for (let n = 0; n < each; n += 1) await send(visitor + n);
      }),
    );
    expect(kill).toBeDefined();
    await kill;

    // Ten tabs at once, over both instances.
    const back = await run();
    const [key, sessionId] = [crypto.randomUUID(), crypto.randomUUID()];
    const tabs = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => post(tab % 2 === 0 ? back : stays, key, sessionId)),
    );
    const [tab] = tabs;
    expect(new Set(tabs.map((answer) => answer?.consentId))).toEqual(new Set([tab?.consentId]));
    receipts.set(tab!.consentId, tab!.receipt);
    expect(receipts.size).toBe(visitors * each + 1);

    const all = await Promise.all([...receipts.values()].map((receipt) => proved(stays, receipt)));
    expect(await Promise.all(all.map(({ proof }) => isProofValid(proof)))).toEqual(all.map(() => true));
    // The notice is the first leaf; then every record once, without a gap.
    const leaves = all.map(({ proof }) => proof.inclusion?.leaf as number).sort((a, b) => a - b);
    expect(leaves).toEqual(all.map((_, at) => at + 1));

    // Regardless of the signing instance: one root per size, each a prefix of the current log.
    const {
      size,
      checkpoint,
      key: ledgerKey,
    } = routeRegistry
      .get(readLedgerCheckpoint)
      .response.parse(await (await call(back, readLedgerCheckpoint.path)).json());
    expect(size).toBe(all.length + 1);
    const noteKey = (await parseNoteKey(ledgerKey))!;
    const opened = async (note: string) => parseCheckpoint((await openNote(note, noteKey))!)!;
    const newest = await opened(checkpoint);
    const roots = new Map<number, Uint8Array>();
    for (const { proof } of all) {
      const signed = await opened(proof.inclusion!.checkpoint);
      expect(roots.get(signed.size) ?? signed.root).toEqual(signed.root);
      roots.set(signed.size, signed.root);
    }
    for (const [first, firstRoot] of roots) {
      const query = new URLSearchParams({ first: String(first), second: String(size) });
      const answer = await call(back, `${readConsistencyProof.path}?${query}`);
      const proof = routeRegistry
        .get(readConsistencyProof)
        .response.parse(await answer.json())
        .hashes.map((hash) => decodeBase64(hash)!);
      const claim = { first, second: size, firstRoot, secondRoot: newest.root, proof };
      expect(await verifyConsistency(claim)).toBe(true);
    }
    await withPostgresClient(database.url, async (client) => {
      const { rows } = await client.query(
        `select (select count(*) from events where type = 'ConsentRecorded') as events,
                (select count(*) from ledger_leaves) as leaves`,
      );
      expect(rows).toEqual([{ events: String(all.length), leaves: String(size) }]);
      await eventually(async () => {
        const counted = await client.query('select count(*) from consents');
        return counted.rows[0].count === String(all.length);
      });
    });
  });
});
