import { describe, expect, it } from 'vitest';
import { createTestKey, createTestLog, listEntries } from '../testing/test-log.ts';
import { createTestWitness } from '../testing/test-witness.ts';
import { cosign, parseNote } from '../verify/index.ts';
import type { Witness } from '../witness/witness.ts';
import { requestCosignature } from './request-cosignature.ts';

const log = await createTestLog();
const history = log.createHistory(listEntries(12));
const key = await createTestKey('witness.example/w1');
const now = () => Date.parse('2026-01-01T00:00:00Z');

/** Asks for a cosignature over the whole log. */
async function ask(
  request: typeof fetch,
  options: { knownSize?: number; timeoutMs?: number; key?: typeof key } = {},
) {
  return requestCosignature({
    witness: { key: options.key ?? key, url: 'https://witness.example' },
    note: await history.sign(),
    size: 12,
    knownSize: options.knownSize ?? 0,
    proveConsistency: (from) => history.proveConsistency(from),
    now,
    timeoutMs: options.timeoutMs ?? 1_000,
    request,
  });
}

const toFetch =
  (witness: Witness): typeof fetch =>
  async (_, init) => {
    const { status, body } = await witness.addCheckpoint(String(init?.body));
    return new Response(body, {
      status,
      headers: { 'content-type': status === 409 ? 'text/x.tlog.size' : 'text/plain' },
    });
  };
const answer =
  (status: number, body = '', type = 'text/plain'): typeof fetch =>
  async () =>
    new Response(body, { status, headers: { 'content-type': type } });
const line = async (signer = key, text?: string, at = now()) =>
  cosign(text ?? parseNote(await history.sign())!.text, signer, at);

describe('a request for a cosignature', () => {
  it.each([0, 5, 7])(
    'is answered, whatever size the log believes the witness has (%i)',
    async (knownSize) => {
      const { witness, cosign: cosignAt } = await createTestWitness([log]);
      await cosignAt(history, 5);
      const verified = await ask(async (...call) => toFetch(witness)(...call), { knownSize });
      // The key is another one than that of this witness.
      expect(verified).toMatchObject({ reason: 'invalid-cosignature' });
      expect(await ask(answer(200, await line()))).toMatchObject({
        cosignature: { witness: key.name, cosignedAt: '2026-01-01T00:00:00.000Z' },
      });
    },
  );

  it('takes one line of several, and no other lines of the answer', async () => {
    const other = await line(await createTestKey('other.example'));
    const own = await line();
    expect(await ask(answer(200, other + own))).toMatchObject({ line: own });
    const earlierKey = await line(await createTestKey(key.name));
    expect(await ask(answer(200, earlierKey + own))).toMatchObject({ line: own });
  });
});

describe('a witness that does not cosign', () => {
  const stalled: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });

  it.each<[string, string, () => Promise<typeof fetch>]>([
    ['unreachable', 'is away', async () => () => Promise.reject(new TypeError('fetch failed'))],
    ['timeout', 'never answers', async () => stalled],
    ['unknown-log', 'does not know the log', async () => answer(404)],
    ['unknown-key', 'does not trust the key', async () => answer(403)],
    ['inconsistent', 'refuses the proof', async () => answer(422)],
    ['inconsistent', 'has another root of this size', async () => answer(409, '0\n', 'text/x.tlog.size')],
    ['ahead', 'has cosigned more than the log has', async () => answer(409, '13\n', 'text/x.tlog.size')],
    ['unexpected-response', 'gives no size', async () => answer(409, 'go away', 'text/plain')],
    ['unexpected-response', 'fails', async () => answer(500)],
    ['unexpected-response', 'redirects', async () => answer(302)],
    ['unreachable', 'answers without end', async () => answer(200, 'x'.repeat(20_000))],
    ['invalid-cosignature', 'answers with nothing', async () => answer(200)],
    ['invalid-cosignature', 'answers with a page', async () => answer(200, '<!doctype html>\n')],
    [
      'invalid-cosignature',
      'signs with another key',
      async () => answer(200, await line(await createTestKey(key.name))),
    ],
    [
      'invalid-cosignature',
      'signs something else',
      async () => answer(200, await line(key, 'log.example/test\n13\n')),
    ],
    [
      'invalid-cosignature',
      'back-dates',
      async () => answer(200, await line(key, undefined, now() - 3_600_000)),
    ],
    [
      'invalid-cosignature',
      'post-dates',
      async () => answer(200, await line(key, undefined, now() + 3_600_000)),
    ],
  ])('is named %s when it %s', async (reason, _, create) =>
    expect(await ask(await create(), { timeoutMs: 50 })).toMatchObject({
      reason,
      detail: expect.stringContaining('witness.example/w1'),
    }),
  );

  it('is named ahead when the log knew that it has cosigned more', async () => {
    const request = answer(409, '13\n', 'text/x.tlog.size');
    expect(await ask(request, { knownSize: 13 })).toMatchObject({ reason: 'ahead' });
  });

  it('is not asked twice for the size that it names', async () => {
    let calls = 0;
    const request: typeof fetch = async () => {
      calls += 1;
      return answer(409, '5\n', 'text/x.tlog.size')('');
    };
    expect(await ask(request)).toMatchObject({ reason: 'inconsistent' });
    expect(calls).toBe(2);
  });
});
