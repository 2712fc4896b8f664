import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stewardLogin } from '@aera/contracts';
import { asVisitor, startTestService } from '@aera/service-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { securityAuth } from '../service.ts';

const weak = 'password1234';
const warn = vi.fn<(about: object, message?: string) => void>();
const warnings = () => warn.mock.calls.filter(([, message]) => String(message).includes('STEWARD_PASSWORD'));
const { modules } = securityAuth;
const start = (env: Record<string, string>) =>
  startTestService(
    { ...securityAuth, modules: (kit) => modules({ ...kit, log: Object.assign(kit.log, { warn }) }) },
    { env },
  );

describe('a first steward with a common or breached password', () => {
  afterEach(() => warn.mockClear());

  it('is appointed, with a warning at every start while that password is valid', async () => {
    const env: Record<string, string> = { STEWARD_USERNAME: 'first', STEWARD_PASSWORD: weak };
    const folder = await mkdtemp(join(tmpdir(), 'first-steward-'));
    let service = await start(env);
    try {
      const body = { username: 'first', password: weak };
      expect((await service.call(stewardLogin, { body, as: asVisitor() })).body.success).toBe(true);
      expect(warnings()).toHaveLength(1);
      service = await service.restart();
      expect(warnings()).toHaveLength(2);
      Object.assign(env, { STEWARD_USERNAME: 'strong', STEWARD_PASSWORD: 'a long pass phrase' });
      service = await service.restart();
      expect(warnings()).toHaveLength(2);
      const [STEWARD_PASSWORD, file] = ['a published pass phrase', join(folder, 'breached.txt')];
      await writeFile(file, `${createHash('sha1').update(STEWARD_PASSWORD).digest('hex').toUpperCase()}:4\n`);
      Object.assign(env, { STEWARD_USERNAME: 'third', STEWARD_PASSWORD, BREACHED_PASSWORDS_FILE: file });
      service = await service.restart();
      expect(warnings()).toHaveLength(3);
    } finally {
      await service.stop();
      await rm(folder, { recursive: true });
    }
  });
});
