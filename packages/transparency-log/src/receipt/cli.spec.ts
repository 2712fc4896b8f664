import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { issueReceipt, type Issued } from './testing/issue-receipt.ts';

let issued: Issued;
beforeAll(async () => {
  issued = await issueReceipt();
});

const run = async (value: unknown, ...options: string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'aera-receipt-'));
  const file = join(folder, 'receipt.json');
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  const cli = join(import.meta.dirname, 'cli.ts');
  const { status, stdout } = spawnSync(process.execPath, [cli, file, ...options], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  return { status, stdout };
};

describe('the command', () => {
  it('reports a valid receipt as valid and exits with 0', async () => {
    const { status, stdout } = await run(issued.receipt, '--key', issued.key);
    expect(stdout).toMatch(/✓ The record stands in that log\n[^]*This receipt is valid\./);
    expect(status).toBe(0);
  });

  it('reports a valid erasure certificate', async () => {
    const { status, stdout } = await run(issued.certificate);
    expect(stdout).toMatch(
      /✓ The file says what the record says\n[^]*This certificate of erasure is valid\./,
    );
    expect(status).toBe(0);
  });

  it.each([
    () => ({ ...issued.receipt, recordId: 'c-2' }),
    () => ({ ...issued.certificate, sessionId: 's-2' }),
    () => 'no JSON',
    () => '%PDF-1.7 with nothing attached',
  ])('reports what is wrong, and exits with an error', async (made) => {
    const { status, stdout } = await run(made());
    expect(stdout).toMatch(/✗ [^]*NOT valid/);
    expect(status).toBe(1);
  });
});
