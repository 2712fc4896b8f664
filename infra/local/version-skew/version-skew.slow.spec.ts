import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scaleTimeout } from '@aera/testing';
import { expect, it } from 'vitest';
import { repository } from '../repository.ts';

it(
  'the previous release and this one share databases and bus before, during and after an upgrade, and after a rollback',
  { timeout: scaleTimeout(900_000) },
  async () => {
    const run = promisify(execFile)(process.execPath, [join(repository, 'infra/local/version-skew.ts')], {
      cwd: repository,
      maxBuffer: 16 * 1024 ** 2,
    });
    // The last line of its output names the failure.
    const output = await run.then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );
    expect(output).toContain('rolled back and upgraded again');
    expect(output).toMatch(/✓ consent ledger: [1-9]/);
    expect(output).toMatch(/✓ contacts-crm: /);
  },
);
