import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noErasedSubjects } from '@aera/service-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecrets } from '../secrets.ts';
import { readErasedList, readListForRestore, updateErasedList } from './erased-list.ts';

const secrets = createSecrets();
const now = new Date('2026-11-25T20:00:00.000Z');
const una = { id: 'una', erasedAt: '2026-11-23T08:00:00.000Z' };
const ada = { id: 'ada', erasedAt: '2026-11-24T08:00:00.000Z' };
let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erased-list-'));
  path = join(folder, 'erased-subjects.json');
});
afterEach(() => rm(folder, { recursive: true }));

const update = (...members: (typeof una)[]) =>
  updateErasedList(path, { ...noErasedSubjects, members }, { secrets, now });

it('the list keeps subjects that a later platform no longer knows', async () => {
  await update(una);
  await update(ada);
  expect((await readErasedList(path, secrets))?.subjects.members).toEqual([ada, una]);
});

it('the list is null without a file', async () => {
  expect(await readErasedList(path, secrets)).toBe(null);
});

it.each([
  ['truncated', (text: string) => text.slice(0, -20), /truncated/],
  ['without a subject', (text: string) => text.replace('"una"', '"eva"'), /changed/],
  ['without its HMAC', (text: string) => text.replace('"mac"', '"sum"'), /not a list/],
])('the list is rejected when it is %s, and not overwritten', async (_, change, reason) => {
  await update(una);
  await writeFile(path, change(await readFile(path, 'utf8')));
  await expect(readErasedList(path, secrets)).rejects.toThrow(reason);
  await expect(update(ada)).rejects.toThrow(reason);
});

it('the list is rejected with the key of another platform', async () => {
  await update(una);
  await expect(readErasedList(path, createSecrets())).rejects.toThrow(/another platform/);
});

it('the list is accepted with the secrets from before a change of the backup key', async () => {
  const later = { ...secrets, backupKey: createSecrets().backupKey };
  await updateErasedList(path, { ...noErasedSubjects, members: [una] }, { secrets: later, now });
  expect((await readErasedList(path, secrets))?.subjects.members).toEqual([una]);
});

describe('the list for a restore', () => {
  const [earlier, later] = ['2026-11-25T19:00:00.000Z', '2026-11-25T21:00:00.000Z'];
  const read = (createdAt: string, at: string | null) => readListForRestore(path, secrets, { createdAt, at });
  beforeEach(async () => void (await update(una)));

  it('is as new as the backup', async () => {
    expect((await read(earlier, earlier)).subjects.members).toEqual([una]);
    await expect(read(later, later)).rejects.toThrow(/Give a later list \(ERASED=.*\), or ERASED=none/);
  });

  it('is as new as a restored time, and otherwise names the times that can be restored', async () => {
    expect((await read(earlier, now.toISOString())).subjects.members).toEqual([una]);
    await expect(read(earlier, later)).rejects.toThrow(`Give a time up to ${now.toISOString()}, AT=latest, `);
  });

  it('may be older than the end of the WAL archive, but not than the backup', async () => {
    expect((await read(earlier, null)).subjects.members).toEqual([una]);
    await expect(read(later, null)).rejects.toThrow('Give a later list');
  });
});
