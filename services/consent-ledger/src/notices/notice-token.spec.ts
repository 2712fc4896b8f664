import { openLogKey } from '@aera/transparency-log/log';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLedgerKey } from '../testing/ledger-key.ts';
import { createNoticeTokens, type NoticeTokens } from './notice-token.ts';

const shown = { impressionId: 'x', version: '1.0', hash: 'a'.repeat(64) };
let now = new Date('2026-01-01T00:00:00Z');
const createTokens = async (jwk: string) =>
  createNoticeTokens(await openLogKey(jwk, 'test/ledger'), () => now);
let tokens: NoticeTokens;
/** Tokens of another process with the same key, which must verify the signature. */
let others: NoticeTokens;
beforeAll(async () => {
  const key = createLedgerKey();
  [tokens, others] = await Promise.all([createTokens(key), createTokens(key)]);
});

describe('a notice token', () => {
  it('names the shown notice for a day and is then reported as expired', async () => {
    const token = await tokens.sign(shown);
    for (const reader of [tokens, others])
      expect(await reader.read(token)).toEqual({ state: 'valid', shown });
    now = new Date('2026-01-02T00:00:01Z');
    for (const reader of [tokens, others])
      expect(await reader.read(token)).toEqual({ state: 'expired', shown });
  });

  it('is rejected when it is missing, malformed, altered, or signed with another key', async () => {
    const token = await tokens.sign(shown);
    const [head, body, signature] = token.split('.') as [string, string, string];
    const forged = Buffer.from(JSON.stringify({ ...shown, version: '9.0' })).toString('base64url');
    const foreign = await (await createTokens(createLedgerKey())).sign(shown);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const token of [undefined, '', 'x', `${head}.${forged}.${signature}`, foreign, unsigned])
      expect(await tokens.read(token)).toEqual({ state: 'invalid' });
  });
});
