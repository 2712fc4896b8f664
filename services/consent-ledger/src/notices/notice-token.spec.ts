import { beforeAll, describe, expect, it } from 'vitest';
import { testLedgerKey } from '../testing/ledger-key.ts';
import { openLedgerKey } from '../ledger/ledger-key.ts';
import { createNoticeTokens, type NoticeTokens } from './notice-token.ts';

const shown = { showingId: 'x', version: '1.0', hash: 'a'.repeat(64) };
let now = new Date('2026-01-01T00:00:00Z');
const tokensOf = async (jwk: string) =>
  createNoticeTokens(await openLedgerKey(jwk, 'test/ledger'), () => now);
let tokens: NoticeTokens;
beforeAll(async () => {
  tokens = await tokensOf(testLedgerKey());
});

describe('a notice token', () => {
  it('says for a day what was shown, and that it expired afterwards', async () => {
    const token = await tokens.sign(shown);
    expect(await tokens.read(token)).toEqual({ state: 'valid', shown });
    now = new Date('2026-01-02T00:00:01Z');
    expect(await tokens.read(token)).toEqual({ state: 'expired', shown });
  });

  it('is worthless when it is missing, nonsense, altered, or signed by somebody else', async () => {
    const token = await tokens.sign(shown);
    const [head, body, signature] = token.split('.') as [string, string, string];
    const forged = Buffer.from(JSON.stringify({ ...shown, version: '9.0' })).toString('base64url');
    const foreign = await (await tokensOf(testLedgerKey())).sign(shown);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const worthless of [undefined, '', 'x', `${head}.${forged}.${signature}`, foreign, unsigned])
      expect(await tokens.read(worthless)).toEqual({ state: 'worthless' });
  });
});
