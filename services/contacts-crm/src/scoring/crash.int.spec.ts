import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestService } from '@aera/service-kit/testing';
import { eventually, findFreePort, selectByTier } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScoringFixture, startScoring } from './testing/scoring-fixture.ts';
import { buildVisit } from './testing/message-fixtures.ts';

const kills = selectByTier({ fast: 1, slow: 3 });
const batches = 20;
const sessions = Array.from({ length: 5 }, () => randomUUID());

describe('two processes, one of which is killed repeatedly', () => {
  let service: TestService;
  let other: { child: ChildProcess; url: string } | undefined;
  const { capture, publish, readScore } = createScoringFixture(() => service);

  /** Starts another process of the service on the same database and bus; resolves once it is ready. */
  async function startOther(): Promise<void> {
    const port = await findFreePort();
    const { DATABASE_URL, NATS_URL, IDENTITY_JWKS, MASTER_KEY } = service.kit.config;
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL,
        NATS_URL,
        IDENTITY_JWKS,
        MASTER_KEY: MASTER_KEY.toString('base64'),
        LOG_LEVEL: 'fatal',
      },
    });
    other = { child, url: `http://127.0.0.1:${port}` };
    const { url } = other;
    await eventually(async () => (await fetch(`${url}/readyz`)).ok, { timeout: 60_000, interval: 200 });
  }

  async function killOther(): Promise<void> {
    if (!other) return;
    const gone = once(other.child, 'exit');
    other.child.kill('SIGKILL');
    other = undefined;
    await gone;
  }

  beforeAll(async () => {
    service = await startScoring();
  });
  afterAll(async () => {
    await killOther();
    await service.stop();
  });

  it('count every view once and score by all of them', async () => {
    const ids = [];
    for (const session of sessions) ids.push(await capture(session));
    for (let kill = 0; kill < kills; kill += 1) {
      await startOther();
      const sent = Array.from({ length: batches }, () =>
        publish(...sessions.map((session) => buildVisit(session))),
      );
      await killOther();
      await Promise.all(sent);
    }
    const counts = () =>
      service.kit.sql<{ views: number }>(
        'select sum(views)::int as views from visit_signals where session_id = any($1::text[]) group by session_id',
        [sessions],
      );
    // The bus redelivers messages of the killed process after its acknowledgement timeout.
    await eventually(
      async () => expect(await counts()).toEqual(sessions.map(() => ({ views: kills * batches }))),
      { timeout: 100_000 },
    );
    for (const id of ids)
      await eventually(async () => {
        const read = (await readScore(id)).reasons.find(({ rule }) => rule === 'read');
        expect(read).toMatchObject({ count: kills * batches, capped: true });
      });
  });
});
