import { describe, expect, it } from 'vitest';
import { baseEnv, EnvError, parseEnv } from './env.ts';

const good = {
  DATABASE_URL: 'postgres://user:secret@localhost/db',
  NATS_URL: 'nats://localhost',
  IDENTITY_JWKS: '/run/jwks.json',
  MASTER_KEY: Buffer.alloc(32).toString('base64'),
};

describe('parseEnv', () => {
  it('applies defaults', () => {
    expect(parseEnv(baseEnv, good)).toMatchObject({ HOST: '127.0.0.1', LOG_LEVEL: 'info' });
  });

  it('names every invalid variable without its value', () => {
    const parse = () =>
      parseEnv(baseEnv, { ...good, NATS_URL: undefined, PORT: 'eighty', MASTER_KEY: 'c2VjcmV0' });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(/PORT: .*\n.*NATS_URL: .*\n.*MASTER_KEY: must be 32 bytes/);
    expect(parse).not.toThrow(/eighty|c2VjcmV0/);
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnv(baseEnv, { ...good, HOST: '' }).HOST).toBe('127.0.0.1');
  });
});
