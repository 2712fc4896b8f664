import { verify } from '@node-rs/argon2';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

// Workers share modules between spec files. The mock needs fresh modules, and later files must not get the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

describe('a password', () => {
  it('is stored as Argon2id with a random salt', async () => {
    const [one, other] = await Promise.all([hashPassword('open sesame'), hashPassword('open sesame')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('matches its own hash only', async () => {
    const hash = await hashPassword('open sesame');
    expect(await verifyPassword(hash, 'open sesame')).toBe(true);
    expect(await verifyPassword(hash, 'open Sesame')).toBe(false);
  });

  it('matches in either Unicode normalization form', async () => {
    expect(await verifyPassword(await hashPassword('caf\u00e9 caf\u00e9'), 'cafe\u0301 cafe\u0301')).toBe(
      true,
    );
  });

  it('never matches without an account', async () => {
    expect(await verifyPassword(null, 'a decoy that matches no password')).toBe(false);
  });

  it('takes the same work without an account', async () => {
    vi.mocked(verify).mockClear();
    await verifyPassword(null, 'open sesame');
    expect(verify).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
      'open sesame',
    );
  });
});
