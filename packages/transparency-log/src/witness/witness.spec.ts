import { describe, expect, it } from 'vitest';
import { createTestLog, listEntries } from '../testing/test-log.ts';
import { createTestWitness } from '../testing/test-witness.ts';
import { listCosignatures, verifyInconsistency } from '../verify/index.ts';
import { parseCheckpointRequest } from './checkpoint-request.ts';

const log = await createTestLog();
const honest = log.createHistory(listEntries(12));
const start = () => createTestWitness([log]);

describe('a witness', () => {
  it('cosigns the first checkpoint that it sees, and those that extend it', async () => {
    const { cosign, send, verifierKey } = await start();
    for (const size of [3, 4, 12]) {
      const { status, body } = await cosign(honest, size);
      expect(status).toBe(200);
      const cosigned = (await honest.sign(size)) + body;
      expect(await listCosignatures(cosigned, [verifierKey])).toMatchObject([
        { witness: 'witness.example/w1' },
      ]);
    }
    // The same checkpoint again has a new time.
    expect((await send(12, [], await honest.sign(12))).status).toBe(200);
  });

  it('names the size from which it needs a proof', async () => {
    const { cosign, send } = await start();
    await cosign(honest, 4);
    expect(await send(0, [], await honest.sign(12))).toEqual({ status: 409, body: '4\n' });
    expect(await send(5, await honest.proveConsistency(5), await honest.sign(12))).toMatchObject({
      status: 409,
    });
  });

  it('rejects a smaller checkpoint than it has cosigned', async () => {
    const { cosign, send } = await start();
    await cosign(honest, 12);
    expect(await send(3, [], await honest.sign(3))).toEqual({ status: 409, body: '12\n' });
    expect(await send(12, [], await honest.sign(3))).toMatchObject({ status: 400 });
  });

  it('rejects a checkpoint that does not extend the last one, and cosigns one that does', async () => {
    const { cosign, send } = await start();
    await cosign(honest, 5);
    const proof = await honest.proveConsistency(5);
    const note = await honest.sign();
    expect(await send(5, proof.toReversed(), note)).toMatchObject({ status: 422 });
    expect(await send(5, [], note)).toMatchObject({ status: 422 });
    expect(await send(5, proof, note)).toMatchObject({ status: 200 });
  });

  it('keeps no evidence of a proof that anyone could have broken', async () => {
    const { cosign, send, evidence } = await start();
    await cosign(honest, 5);
    await send(5, (await honest.proveConsistency(5)).toReversed(), await honest.sign());
    expect(evidence).toEqual([]);
  });

  it('rejects checkpoints of other logs and other keys', async () => {
    const { send } = await start();
    const [other, sameName] = [await createTestLog('other.example'), await createTestLog()];
    expect(await send(0, [], await other.createHistory(['a']).sign())).toMatchObject({
      status: 404,
      body: 'This witness does not know the log other.example.\n',
    });
    expect(await send(0, [], await sameName.createHistory(['a']).sign())).toMatchObject({
      status: 403,
      body: expect.stringContaining('No signature'),
    });
    const altered = (await honest.sign(7)).replace('\n7\n', '\n8\n');
    expect(await send(0, [], altered)).toMatchObject({
      status: 403,
      body: expect.stringContaining('does not match'),
    });
  });

  it('cosigns one of two histories that arrive at the same time', async () => {
    const { send } = await start();
    const forged = log.createHistory(listEntries(12, 'forged'));
    const answers = await Promise.all(
      [honest, forged].map(async (history) => send(0, [], await history.sign())),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the evidence of a witness', () => {
  it.each([5, 8])('proves a rewritten history to everyone, after %i entries', async (size) => {
    const forged = log.createHistory(['forged', ...listEntries(11)]);
    const { cosign, evidence } = await createTestWitness([log], { serve: forged.serve(await forged.sign()) });
    await cosign(honest, size);
    expect(await cosign(forged)).toMatchObject({ status: 422 });
    expect(await verifyInconsistency(evidence[0], log.verifierKey)).toMatchObject({
      first: { size },
      second: { size: 12 },
    });
  });

  it('proves two histories of one size', async () => {
    const { cosign, send, evidence } = await start();
    await cosign(honest);
    const forged = log.createHistory(listEntries(12, 'forged'));
    expect(await send(12, [], await forged.sign())).toEqual({ status: 409, body: '12\n' });
    expect(
      await verifyInconsistency(JSON.parse(JSON.stringify(evidence[0])), log.verifierKey),
    ).not.toBeNull();
  });

  it('convinces no one of an honest log, or of another', async () => {
    const { cosign, send, evidence } = await start();
    await cosign(honest);
    await send(12, [], await log.createHistory(listEntries(12, 'forged')).sign());
    const [found] = evidence;
    const { verifierKey } = await createTestLog();
    for (const value of [
      { ...found, second: found?.first },
      { ...found, first: await honest.sign(5), proof: [] },
      { ...found, second: found?.second.replace('\n12\n', '\n13\n') },
      { ...found, proof: ['AAAA'] },
      { ...found, proof: undefined },
      null,
      'text',
    ])
      expect(await verifyInconsistency(value, log.verifierKey)).toBeNull();
    expect(await verifyInconsistency(found, verifierKey)).toBeNull();
  });
});

describe('a request', () => {
  // The example of c2sp.org/tlog-witness.
  const example = `old 20852014
PlRNCrwHpqhGrupue0L7gxbjbMiKA9temvuZZDDpkaw=
jrJZDmY8Y7SyJE0MWLpLozkIVMSMZcD5kvuKxPC3swk=
5+pKlUdi2LeF/BcMHBn+Ku6yhPGNCswZZD1X/6QgPd8=
/6WVhPs2CwSsb5rYBH5cjHV/wSmA79abXAwhXw3Kj/0=

example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
`;

  it('of the specification is read', () => {
    const request = parseCheckpointRequest(example);
    expect(request).toMatchObject({ oldSize: 20_852_014 });
    expect(request?.proof).toHaveLength(4);
    expect(request?.note).toMatch(/^example\.com/);
  });

  it.each([
    ['no empty line', 'old 1\nnote'],
    ['no old size', example.replace('old ', 'size ')],
    ['an old size with zeroes', example.replace('old ', 'old 0')],
    ['an old size past what is exact', example.replace('20852014', '9007199254740993')],
    ['a hash that is cut off', example.replace('PlRN', '')],
    [
      'more than 63 hashes',
      example.replace('PlRN', `${'PlRNCrwHpqhGrupue0L7gxbjbMiKA9temvuZZDDpkaw=\n'.repeat(60)}PlRN`),
    ],
    ['nothing', ''],
  ])('with %s is rejected', async (_, body) => {
    const { witness } = await start();
    expect(await witness.addCheckpoint(body)).toMatchObject({ status: 400 });
  });

  it('that is malformed after the first empty line is rejected', async () => {
    const { witness } = await start();
    expect(await witness.addCheckpoint('old 0\n\nno note\n')).toMatchObject({ status: 400 });
  });
});
