import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBreachedPasswords } from './breached-passwords.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'breached-'));
});
afterAll(() => rm(folder, { recursive: true }));

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

async function openList(passwords: readonly string[], lineBreak = '\r\n') {
  const path = join(folder, 'list.txt');
  const lines = passwords.map((password, n) => `${hashOf(password)}:${n * 977}`).toSorted();
  await writeFile(path, lines.join(lineBreak));
  return openBreachedPasswords(path);
}

describe('the list of breached passwords', () => {
  it('finds every password of the list and no other', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 40 }),
        fc.array(fc.string(), { maxLength: 10 }),
        fc.constantFrom('\n', '\r\n'),
        async (passwords, others, lineBreak) => {
          const { isBreached, close } = await openList(passwords, lineBreak);
          for (const password of [...passwords, ...others])
            expect(await isBreached(password)).toBe(passwords.includes(password));
          await close();
        },
      ),
      { numRuns: 50 },
    ));

  it('is rejected at start if it is missing or another file', async () => {
    await expect(openBreachedPasswords(join(folder, 'missing.txt'))).rejects.toThrow(/ENOENT/);
    const path = join(folder, 'notes.txt');
    await writeFile(path, 'a password per line\n'.repeat(20));
    await expect(openBreachedPasswords(path)).rejects.toThrow(/not a list of SHA-1 hashes/);
  });
});
