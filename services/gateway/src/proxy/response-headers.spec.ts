import { describe, expect, it } from 'vitest';
import { responseHeaders } from './response-headers.ts';

const always = ['x-content-type-options', 'nosniff'];
const plain = responseHeaders(always, false);

describe('what a client hears of an answer', () => {
  it('is what the service said, with what the gateway always says', () =>
    expect(plain({ 'content-type': 'application/json', 'cache-control': 'max-age=1' }, 'id')).toEqual([
      'x-content-type-options',
      'nosniff',
      'x-request-id',
      'id',
      'content-type',
      'application/json',
      'cache-control',
      'max-age=1',
    ]));

  it('is not to be stored unless the service said otherwise', () =>
    expect(plain({}, 'id').slice(-2)).toEqual(['cache-control', 'no-store']));

  it('says nothing of the connection behind, nor of who answers', () => {
    const behind = {
      connection: 'close, X-Hop',
      'x-hop': '1',
      'keep-alive': 'timeout=72',
      'transfer-encoding': 'chunked',
      upgrade: 'h2c',
      server: 'x',
      'x-powered-by': 'x',
      'x-request-id': 'other',
      'x-content-type-options': 'other',
    };
    expect(plain(behind, 'id')).toEqual(plain({}, 'id'));
  });

  it('keeps each cookie apart', () =>
    expect(plain({ 'set-cookie': ['a=1', 'b=2; Secure'] }, 'id')).toEqual(
      expect.arrayContaining(['set-cookie', 'a=1', 'set-cookie', 'b=2; Secure']),
    ));

  it('adds Secure behind TLS, once', () => {
    const secure = responseHeaders([], true)(
      { 'set-cookie': ['a=1; HttpOnly', 'b=2; secure', 'c=insecure'] },
      'id',
    );
    expect(secure).toEqual(
      expect.arrayContaining(['a=1; HttpOnly; Secure', 'b=2; secure', 'c=insecure; Secure']),
    );
  });
});
