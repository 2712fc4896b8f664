import { describe, expect, it } from 'vitest';
import { createHostingLookup } from './hosting-networks.ts';

describe('a hosting network', () => {
  const isHosting = createHostingLookup();
  it.each([
    ['52.95.110.1', true], // Amazon
    ['2a01:4f8::1', true], // Hetzner
    ['193.0.6.139', false], // RIPE NCC
    ['2001:67c:2e8::1', false], // RIPE NCC
    ['127.0.0.1', false],
    ['::1', false],
    ['0.0.0.0', false],
    ['nonsense', false],
  ])('%s: %s', async (ip, expected) => expect(await isHosting(ip)).toBe(expected));
});
