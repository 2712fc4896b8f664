import { startTestService } from '@aera/service-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccounts } from '../accounts.ts';
import { securityAuth } from '../service.ts';

const weak = 'password1234';
const warn = vi.fn<(message: string) => void>();
const warnings = () => warn.mock.calls.filter(([message]) => String(message).includes('STEWARD_PASSWORD'));
const { build } = securityAuth;
const start = (env: Record<string, string>) =>
  startTestService(
    { ...securityAuth, build: (kit) => build({ ...kit, log: Object.assign(kit.log, { warn }) }) },
    { env },
  );

describe('a first steward whose password is among the common ones', () => {
  afterEach(() => warn.mockClear());

  it('is not appointed', async () => {
    const starting = start({ STEWARD_USERNAME: 'first', STEWARD_PASSWORD: weak });
    await expect(starting).rejects.toThrow(/^STEWARD_PASSWORD: This password is among the first/);
  });

  it('who was appointed before stops no start, which says so as long as that password opens', async () => {
    const env: Record<string, string> = {};
    let service = await start(env);
    try {
      const { parts, kit } = service;
      const accounts = createAccounts({
        store: parts.store!,
        secret: kit.config.SEALING_KEY,
        now: () => kit.clock().toISOString(),
        newId: kit.newId,
      });
      const person = { firstName: 'First', lastName: 'Steward', role: 'steward' } as const;
      await accounts.ensureSteward({ ...person, username: 'weak', password: weak });
      await accounts.ensureSteward({ ...person, username: 'strong', password: 'a long pass phrase' });

      Object.assign(env, { STEWARD_USERNAME: 'weak', STEWARD_PASSWORD: weak });
      service = await service.restart();
      expect(warnings()).toHaveLength(1);
      service = await service.restart();
      expect(warnings()).toHaveLength(2);
      Object.assign(env, { STEWARD_USERNAME: 'strong' });
      service = await service.restart();
      expect(warnings()).toHaveLength(2);
    } finally {
      await service.stop();
    }
  });
});
