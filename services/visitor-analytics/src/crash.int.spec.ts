import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  identityHeader,
  recordEngagement,
  recordPageView,
  visitBreakdown,
  visitFigures,
} from '@aera/contracts';
import { createIdentitySigner, generateIdentityKeys, type SignIdentity } from '@aera/service-kit';
import { asSteward, asVisitor } from '@aera/service-kit/testing';
import {
  eventually,
  freePort,
  type NatsServer,
  type TestDatabase,
  testDatabase,
  testNats,
} from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id } from './testing/some-hits.ts';

type Role = 'ingest' | 'projector' | 'query';

/** A process of the service that is started again when it dies, as a supervisor would. */
interface Instance {
  readonly url: string;
  kill(): void;
  stop(): Promise<void>;
}

describe('three ingests, three projectors and a query', () => {
  let database: TestDatabase;
  let nats: NatsServer;
  let sign: SignIdentity;
  let publicKey: string;
  const instances: Instance[] = [];

  async function run(role: Role): Promise<Instance> {
    const port = await freePort();
    let child: ChildProcess | undefined;
    let wanted = true;
    const start = () => {
      child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          ROLE: role,
          PORT: String(port),
          DATABASE_URL: database.url,
          NATS_URL: nats.url,
          IDENTITY_PUBLIC_KEY: publicKey,
          SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
          LOG_LEVEL: 'fatal',
        },
      });
      child.once('exit', () => wanted && start());
    };
    start();
    const instance: Instance = {
      url: `http://127.0.0.1:${port}`,
      kill: () => void child?.kill('SIGKILL'),
      async stop() {
        wanted = false;
        if (!child || child.exitCode !== null || child.signalCode !== null) return;
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      },
    };
    instances.push(instance);
    return instance;
  }

  const ready = ({ url }: Instance) =>
    eventually(async () => (await fetch(`${url}/readyz`)).ok, { timeout: 60_000, interval: 200 });

  beforeAll(async () => {
    const keys = await generateIdentityKeys();
    publicKey = keys.publicKey;
    [database, nats, sign] = await Promise.all([
      testDatabase(),
      testNats(),
      createIdentitySigner(keys.privateKey),
    ]);
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await nats.stop();
    await database.drop();
  });

  it('lose nothing that was acknowledged and count nothing twice, however they are killed', async () => {
    // One first: the others find the schema.
    const query = await run('query');
    await ready(query);
    const ingests = await Promise.all([run('ingest'), run('ingest'), run('ingest')]);
    const projectors = await Promise.all([run('projector'), run('projector'), run('projector')]);
    await Promise.all([...ingests, ...projectors].map(ready));

    const visitors = 40;
    const perVisitor = 20;
    const acknowledged = new Set<string>();
    const began = new Date();

    /** Sends until it is acknowledged, each time to the next instance, as a browser's tracker does. */
    const send = async (path: string, body: object, tries: number): Promise<void> => {
      for (let attempt = tries; ; attempt += 1) {
        const { url } = ingests[attempt % ingests.length] as Instance;
        const answer = await fetch(url + path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'accept-language': 'en',
            'user-agent': 'Mozilla/5.0 Firefox/140.0',
            [identityHeader]: await sign(asVisitor()),
          },
          body: JSON.stringify(body),
        }).catch(() => null);
        if (answer?.status === 202) return;
        await delay(20);
      }
    };
    const visit = async (visitor: number): Promise<void> => {
      const who = { sessionId: id(visitor), consented: true };
      for (let n = 0; n < perVisitor; n += 1) {
        const pageViewId = id(100_000 + visitor * 1000 + n);
        await send(recordPageView.path, { ...who, pageViewId, path: `/page-${n % 5}`, title: '' }, n);
        acknowledged.add(pageViewId);
        await delay(200);
        const told = { ...who, pageViewId, timeOnPage: 5, scrollDepth: 50 };
        await send(recordEngagement.path, told, n);
        // Some are sent again although they arrived: the answer was lost on its way.
        if (n % 7 === 0)
          await send(recordPageView.path, { ...who, pageViewId, path: `/page-${n % 5}`, title: '' }, n + 1);
      }
    };
    // Whoever is killed is back before the next goes: what is to be shown is that nothing is lost, not that nothing is slow.
    const kills = async (victims: readonly Instance[]) => {
      for (const victim of victims) {
        victim.kill();
        await delay(500);
        await ready(victim);
      }
    };
    await Promise.all([
      ...Array.from({ length: visitors }, (_, visitor) => visit(visitor)),
      kills([...projectors, ...ingests]),
    ]);
    expect(acknowledged.size).toBe(visitors * perVisitor);

    const ask = async (path: string, more: Record<string, string> = {}) => {
      const range = {
        from: new Date(began.getTime() - 60_000).toISOString(),
        to: new Date(Date.now() + 60_000).toISOString(),
        bots: 'included',
        ...more,
      };
      const answer = await fetch(`${query.url}${path}?${new URLSearchParams(range)}`, {
        headers: { [identityHeader]: await sign(asSteward()) },
      });
      return answer.json();
    };
    await eventually(
      async () => {
        const { current } = visitFigures.response.parse(await ask(visitFigures.path));
        expect(current).toEqual({
          visitors,
          visits: visitors,
          views: visitors * perVisitor,
          bounceRate: 0,
          engagedTime: perVisitor * 5,
          scrollDepth: 50,
        });
      },
      { timeout: 60_000, interval: 250 },
    );
    const { rows } = visitBreakdown.response.parse(await ask(visitBreakdown.path, { by: 'page' }));
    expect(rows.map(({ views, visitors: seen }) => [views, seen])).toEqual(
      Array.from({ length: 5 }, () => [(visitors * perVisitor) / 5, visitors]),
    );
  }, 180_000);
});
