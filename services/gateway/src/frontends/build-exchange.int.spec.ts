import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frontendPinsBucket } from '@aera/contracts/server';
import { type Bus, connectBus } from '@aera/event-bus';
import { readBuilds, stampBuild, storeBuild } from '@aera/frontend-versions';
import {
  createNatsUsers,
  createTemporaryFolder,
  eventually,
  type NatsServer,
  removeFolder,
  startNats,
} from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { exchangeBuilds, startBuildExchange } from './build-exchange.ts';

describe('gateways with a disk each', () => {
  let folder: string;
  let nats: NatsServer;
  let bus: Bus;
  let operator: Bus;
  beforeAll(async () => {
    folder = await createTemporaryFolder('build-exchange');
    const { publicKeys, seeds } = await createNatsUsers();
    const nkeySeed = seeds['NATS_NKEY_OPERATOR'] as string;
    nats = await startNats({ dataDir: join(folder, 'nats'), publicKeys, nkeySeed });
    // With the permissions of a gateway.
    bus = await connectBus({ servers: nats.url, name: 'gateway', nkeySeed: seeds['NATS_NKEY_GATEWAY'] });
    operator = await connectBus({ servers: nats.url, name: 'operator', nkeySeed });
  });
  afterAll(async () => {
    await Promise.all([bus?.close(), operator?.close()]);
    await nats?.stop();
    await removeFolder(folder);
  });

  async function build(gateway: string, minute: number): Promise<string> {
    const output = join(folder, gateway, 'output');
    await mkdir(output, { recursive: true });
    await writeFile(join(output, 'remote.js'), `build ${minute}`);
    const builtAt = new Date(Date.UTC(2030, 0, 1, 0, minute));
    const dist = join(folder, gateway, 'member/dist');
    return (await storeBuild({ output, dist, builtAt, commit: null })).version;
  }
  const versions = async (gateway: string) =>
    (await readBuilds(join(folder, gateway, 'member/dist'))).map(({ version }) => version);
  const start = (gateway: string) => {
    const log = { warn: (details: object) => expect.fail(JSON.stringify(details)) };
    const exchange = startBuildExchange({ bus, root: join(folder, gateway), log, intervalMs: 20 });
    onTestFinished(() => exchange.stop());
  };

  it('have the build of a new image before it starts, and the new one has theirs', async () => {
    const first = await build('old', 1);
    start('old');
    const second = await build('new', 2);
    await eventually(async () => {
      await exchangeBuilds({ bus, root: join(folder, 'new') });
      return (await versions('new')).length === 2;
    });
    await eventually(async () => (await versions('old')).length === 2);
    expect(await versions('old')).toEqual([second, first]);
  });

  it('keep a pinned build, which another gateway has pinned', async () => {
    const pinned = await build('pinning', 10);
    await operator.kv(frontendPinsBucket).put('member', { name: 'member', version: pinned });
    for (let minute = 11; minute <= 16; minute++) await build('pinning', minute);
    const root = join(folder, 'pinning');
    await exchangeBuilds({ bus, root });
    expect(await versions('pinning')).toHaveLength(6);
    expect(await versions('pinning')).toContain(pinned);
    await exchangeBuilds({ bus, root: join(folder, 'late') });
    expect(await versions('late')).toEqual(await versions('pinning'));
  });

  it('have the build of an earlier image as the latest once that is published again', async () => {
    const [earlier, later] = [await build('running', 101), await build('running', 102)];
    start('running');
    const root = join(folder, 'rolled-back');
    await eventually(async () => {
      await exchangeBuilds({ bus, root });
      expect((await versions('rolled-back')).slice(0, 2)).toEqual([later, earlier]);
    });
    await stampBuild(join(root, 'member/dist'), earlier, new Date(Date.UTC(2030, 0, 2)).toISOString());
    await exchangeBuilds({ bus, root });
    await eventually(async () => (await versions('running'))[0] === earlier);
  });
});
