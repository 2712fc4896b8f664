import { expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

it('removes secrets at any depth, and names them', () => {
  const event = {
    stewardId: 's-1',
    passwordHash: 'x',
    steps: [{ tokenHash: 'y', n: 1 }],
    factor: { recoveryHashes: ['z'], confirmedAt: 'now', secret: null },
  };
  expect(redactSecrets(event)).toEqual({
    value: { stewardId: 's-1', steps: [{ n: 1 }], factor: { confirmedAt: 'now', secret: null } },
    fields: ['passwordHash', 'tokenHash', 'recoveryHashes'],
  });
});

it('leaves values that are not objects unchanged', () =>
  expect(redactSecrets(7)).toEqual({ value: 7, fields: [] }));
