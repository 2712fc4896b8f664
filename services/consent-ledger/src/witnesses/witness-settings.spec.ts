import { formatWitnessKey } from '@aera/transparency-log/verify';
import { describe, expect, it } from 'vitest';
import { parseWitnesses, witnessSettings } from './witness-settings.ts';

const key = await formatWitnessKey({ name: 'w', publicKey: new Uint8Array(32) });
const settings = (value: unknown) => witnessSettings.safeParse(JSON.stringify(value));

describe('the witnesses in the configuration', () => {
  it('are none by default, and where the variable is empty', () => {
    expect(witnessSettings.parse(undefined)).toEqual([]);
    expect(witnessSettings.parse('')).toEqual([]);
  });

  it.each([
    'text',
    '{}',
    JSON.stringify([{ key }]),
    JSON.stringify([{ key, url: 'file:///etc/passwd' }]),
    JSON.stringify([{ key, url: 'https://w.example', other: 1 }]),
  ])('are rejected when the value is %s', (text) => {
    const { error } = witnessSettings.safeParse(text);
    expect(error?.message).toContain('is not a list of witnesses');
  });

  it('must have valid keys, unique names and a reachable quorum', async () => {
    const read = (value: unknown, quorum = 1) => parseWitnesses(settings(value).data ?? [], quorum);
    await expect(read([{ key: 'w+00000000+AAAA', url: 'https://w.example' }])).rejects.toThrow(
      'is not a witness verifier key',
    );
    const witness = { key, url: 'https://w.example/' };
    expect(await read([witness])).toMatchObject([{ key: { name: 'w' }, url: 'https://w.example' }]);
    await expect(read([witness, witness])).rejects.toThrow('has two witnesses with the same name');
    await expect(read([witness], 2)).rejects.toThrow(
      'LEDGER_WITNESS_QUORUM is 2, but LEDGER_WITNESSES has only 1.',
    );
    expect(await read([], 3)).toEqual([]);
  });
});
