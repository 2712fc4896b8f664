import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestLog, listEntries } from '../testing/test-log.ts';
import { createTestMonitor } from '../testing/test-monitor.ts';
import { toBase64 } from '../verify/index.ts';

/** Where Debian's package `golang-golang-x-mod-dev` is installed; `GOPATH` names another place. */
const goPath = process.env.GOPATH ?? '/usr/share/gocode';
const isInstalled =
  existsSync(join(goPath, 'src/golang.org/x/mod/sumdb')) && spawnSync('go', ['version']).status === 0;

const log = await createTestLog();

/** A second implementation, written by others in another language, of notes, tiles and proofs. */
describe.skipIf(!isInstalled)('Go’s checksum database', () => {
  let monitor: Awaited<ReturnType<typeof createTestMonitor>>;
  const verify = (key: string) => {
    const program = join(import.meta.dirname, 'main.go');
    const env = { ...process.env, GO111MODULE: 'off', GOPATH: goPath, GOFLAGS: '' };
    return spawnSync('go', ['run', program, monitor.folder, key], { encoding: 'utf8', env });
  };
  beforeEach(async () => {
    monitor = await createTestMonitor({ log });
  });
  afterEach(() => monitor.remove());

  it.each([1, 255, 256, 700])(
    'verifies note, tiles, entries and all proofs of a log of %i entries',
    async (size) => {
      const history = log.createHistory(listEntries(size));
      const note = await history.sign();
      expect(await monitor.poll(history.serve(note))).toBe(size);
      const { stdout, stderr } = verify(log.verifierKey);
      expect(stderr).toBe('');
      const [, , root = ''] = note.split('\n');
      expect(stdout).toBe(`${log.key.name} ${size} ${root}\n`);
      expect(toBase64(new Uint8Array(Buffer.from(root, 'base64')))).toBe(root);
    },
  );

  it('rejects a log of another key', async () => {
    const history = log.createHistory(listEntries(3));
    await monitor.poll(history.serve(await history.sign()));
    expect(verify((await createTestLog()).verifierKey).status).toBe(1);
  });
});
