import {
  frontendPinsBucket,
  FrontendPin,
  FrontendReport,
  frontendReportsBucket,
  type PrerenderedPages,
  prerenderedPagesDir,
} from '@aera/contracts/server';
import { type Bucket, type Bus, connectBus } from '@aera/event-bus';
import { eventually, startTestNats } from '@aera/testing';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBuild } from '../testing/write-build.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const [oldest, old, young] = ['00000000000000a0', '00000000000000aa', '00000000000000bb'] as const;

/** Writes the page `/how`, prerendered from two builds. */
async function putPages(staticDir: string, builtFrom: PrerenderedPages['builtFrom']): Promise<void> {
  const folder = join(staticDir, prerenderedPagesDir(builtFrom));
  const list: PrerenderedPages = {
    builtFrom,
    originPlaceholder: 'https://origin.invalid',
    pages: [{ path: '/how', file: 'how.html', canonical: '/how', indexed: true }],
    shell: 'shell.html',
    notFound: 'not-found.html',
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'how.html'), `<title>rendered of ${builtFrom.public}</title>`);
  await writeFile(join(folder, 'pages.json'), JSON.stringify(list));
}

describe('pinned frontends', () => {
  let nats: Awaited<ReturnType<typeof startTestNats>>;
  let bus: Bus;
  let pins: Bucket<FrontendPin>;
  let reports: Bucket<FrontendReport>;
  let folder: string;
  const running: { gateway: TestGateway; bus: Bus }[] = [];

  /** Starts with two builds of the member area, the shell and the public site. */
  const start = async (env: Record<string, string> = {}, versions: readonly string[] = [old, young]) => {
    const gateway = await startTestGateway({ SERVICE_VERSION: 'c0ffee', ...env });
    for (const name of ['shell', 'public', 'member'] as const)
      for (const [minute, version] of versions.entries())
        await writeBuild(gateway.staticDir, name, {
          version,
          minute,
          files: { 'mf-manifest.json': JSON.stringify({ version }) },
        });
    const joined = await connectBus({ servers: nats.url, name: 'gateway-spec' });
    await gateway.attachBus(joined);
    running.push({ gateway, bus: joined });
    return gateway;
  };

  beforeAll(async () => {
    nats = await startTestNats();
    folder = await mkdtemp(join(tmpdir(), 'aera-pins-'));
    bus = await connectBus({ servers: nats.url, name: 'steward-spec' });
    pins = bus.kv(frontendPinsBucket, { schema: FrontendPin });
    reports = bus.kv(frontendReportsBucket, { schema: FrontendReport, ttl: 60_000 });
    await start();
    await start();
  });
  afterAll(async () => {
    for (const one of running) {
      await one.gateway.stop(0);
      await one.bus.close();
    }
    await bus.close();
    await nats.stop();
    await rm(folder, { recursive: true });
  });

  const first = () => running[0]?.gateway ?? expect.fail('No gateway runs.');
  const readLiveVersion = async (gateway: TestGateway, name = 'member'): Promise<unknown> => {
    const { body } = await gateway.request('/remotes.json');
    return (body as { remotes: { name: string; version: string }[] }).remotes.find((one) => one.name === name)
      ?.version;
  };
  const everywhere = (version: string) =>
    eventually(async () =>
      (await Promise.all(running.map(({ gateway }) => readLiveVersion(gateway)))).every(
        (live) => live === version,
      ),
    );
  const readReport = async ({ port }: TestGateway): Promise<FrontendReport | undefined> => {
    for (const key of await reports.keys()) {
      const value = (await reports.get(key))?.value;
      if (value?.gateway.endsWith(`:${port}`)) return value;
    }
    return undefined;
  };
  const findMember = (report: FrontendReport | undefined) =>
    report?.frontends.find(({ name }) => name === 'member');

  it('are served by every gateway immediately, and the latest again once unpinned', async () => {
    await everywhere(young);
    await pins.put('member', { name: 'member', version: old });
    await everywhere(old);
    for (const { gateway } of running) {
      expect((await gateway.request('/remotes/member/mf-manifest.json')).body).toEqual({ version: old });
      // Tabs opened with the other version keep it.
      expect((await gateway.request(`/remotes/member/mf-manifest.${young}.json`)).body).toEqual({
        version: young,
      });
      expect(await readLiveVersion(gateway, 'public')).toBe(young);
    }
    await pins.put('member', { name: 'member', version: null });
    await everywhere(young);
  });

  it('are reported by each gateway, with all its versions', async () => {
    const [{ gateway } = {}] = running;
    await pins.put('member', { name: 'member', version: old });
    await eventually(async () => findMember(await readReport(gateway as TestGateway))?.live === old);
    const report = await readReport(gateway as TestGateway);
    expect(findMember(report)).toMatchObject({
      pinned: old,
      versions: [
        { version: young, commit: 'commit-1' },
        { version: old, commit: 'commit-0' },
      ],
    });
    expect(report).toMatchObject({ rendered: false, version: 'c0ffee' });
    // The folder contains only an invalid manifest.
    const fault = 'has no manifest that can be read';
    expect(findMember(report)?.faults).toEqual([young, old].map((version) => ({ version, fault })));
    expect(report?.frontends.find(({ name }) => name === 'steward')).toMatchObject({
      live: null,
      versions: [],
    });
  });

  it('come with the pages prerendered from them, and with the shell if there are none', async () => {
    const [{ gateway } = {}] = running;
    const { staticDir, request: ask } = gateway as TestGateway;
    const shell = { 'index.html': '<title>drawn by the browser</title>' };
    await writeBuild(staticDir, 'shell', { version: young, minute: 1, files: shell });
    await writeBuild(staticDir, 'public', { version: oldest, minute: -1 });
    for (const version of [old, young]) await putPages(staticDir, { shell: young, public: version });
    const how = async () => (await ask('/how', { headers: { accept: 'text/html' } })).text;
    await eventually(async () => (await how()).includes(`rendered of ${young}`));
    await pins.put('public', { name: 'public', version: old });
    await eventually(async () => (await how()).includes(`rendered of ${old}`));
    await pins.put('public', { name: 'public', version: oldest });
    await eventually(async () => (await how()) === shell['index.html']);
    await eventually(async () => (await readReport(gateway as TestGateway))?.rendered === false);
    await pins.put('public', { name: 'public', version: null });
    await eventually(async () => (await how()).includes(`rendered of ${young}`));
  });

  it('serve the latest builds to browsers that request them, and to no others', async () => {
    const { staticDir, request: ask } = first();
    const asBrowser = { headers: { accept: 'text/html' } };
    await writeBuild(staticDir, 'steward', { version: old, minute: 0 });
    await writeBuild(staticDir, 'steward', { version: young, minute: 1 });
    const pinned = { 'index.html': '<title>the pinned shell</title>' };
    await writeBuild(staticDir, 'shell', { version: old, minute: 0, files: pinned });
    for (const name of ['shell', 'steward'] as const) await pins.put(name, { name, version: old });
    const live = async (query = '') =>
      (await ask(`/remotes.json${query}`)).body as { shell: string; remotes: { version: string | null }[] };
    await eventually(async () => {
      const { shell, remotes } = await live();
      return shell === old && remotes.at(-1)?.version === old;
    });
    await eventually(async () => {
      const { shell, remotes } = await live('?builds=latest');
      return [shell, ...remotes.map(({ version }) => version)].every((version) => version === young);
    });
    expect((await ask('/admin/operations/frontends', asBrowser)).text).toBe(pinned['index.html']);
    expect((await ask('/admin/operations/frontends?a=1&builds=latest', asBrowser)).text).toBe(
      '<title>drawn by the browser</title>',
    );
    // Only the pages of that pair of builds.
    expect((await ask('/how', asBrowser)).text).toBe(pinned['index.html']);
    expect((await ask('/how?builds=latest', asBrowser)).text).toContain(`rendered of ${young}`);
    for (const name of ['shell', 'steward'] as const) await pins.put(name, { name, version: null });
    await eventually(async () => (await live()).shell === young);
  });

  it('are never mixed with the latest in a cache', async () => {
    const { request: ask } = first();
    for (const path of ['/remotes.json', '/how']) {
      const caching = async (query: string) =>
        (await ask(path + query, { headers: { accept: 'text/html' } })).headers;
      expect((await caching(''))['cache-control']).toBe('no-cache');
      expect(await caching('?builds=latest')).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
    }
  });

  it.each(['?builds=00000000000000aa', '?builds=https://evil.example', '?builds=latest2', '?BUILDS=latest'])(
    'are not selected by %s in the URL',
    async (query) => {
      const { request: ask } = first();
      await pins.put('member', { name: 'member', version: old });
      await everywhere(old);
      const answer = await ask(`/remotes.json${query}`);
      expect(answer.text).toBe((await ask('/remotes.json')).text);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('are served by a gateway that starts later, and by one that restarts without the bus', async () => {
    await pins.put('member', { name: 'member', version: old });
    const pinsFile = join(folder, 'pins.json');
    const late = await start({ PINS_FILE: pinsFile });
    await everywhere(old);
    const alone = await startTestGateway({ PINS_FILE: pinsFile });
    await writeBuild(alone.staticDir, 'member', { version: old });
    await writeBuild(alone.staticDir, 'member', { version: young, minute: 1 });
    expect(await readLiveVersion(alone)).toBe(old);
    await alone.stop(0);
    expect(await readLiveVersion(late)).toBe(old);
  });

  it('fall back to the latest on a gateway that lacks them, with a warning', async () => {
    await pins.put('member', { name: 'member', version: old });
    const poor = await start({}, [young]);
    await eventually(async () => findMember(await readReport(poor))?.pinned === old);
    await eventually(async () => /^gateway_missing_pinned_versions\{[^}]*\} 1$/m.test(await poor.metrics()));
    expect(await readLiveVersion(poor)).toBe(young);
    const poorest = running.pop();
    await poorest?.gateway.stop(0);
    // A gateway deletes its report when it shuts down.
    expect(await readReport(poor)).toBeUndefined();
    await poorest?.bus.close();
  });

  it('ignore pins of unknown frontends', async () => {
    await pins.put('nothing', { name: 'member', version: young });
    await pins.put('member', { name: 'member', version: null });
    await everywhere(young);
    for (const { gateway } of running) expect(await readLiveVersion(gateway, 'public')).toBe(young);
  });
});
