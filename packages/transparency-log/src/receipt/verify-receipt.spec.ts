import { beforeAll, describe, expect, it } from 'vitest';
import { createTestKey, type TestKey } from '../testing/test-log.ts';
import { cosign, formatWitnessKey, parseNote } from '../verify/index.ts';
import { type CheckName, verifyReceipt } from './index.ts';
import { disclosure, issueReceipt, type Issued } from './testing/issue-receipt.ts';

let issued: Issued;
beforeAll(async () => {
  issued = await issueReceipt();
});

type Kind = 'receipt' | 'withdrawnReceipt' | 'certificate';
/** A document with one change. */
const changed = <K extends Kind>(kind: K, change: (draft: Issued[K]) => unknown): Issued[K] => {
  const draft = structuredClone(issued[kind]);
  change(draft);
  return draft;
};
const getState = async (value: unknown, name: CheckName) =>
  (await verifyReceipt(value)).checks.find((check) => check.name === name)?.state;
const wrong = async (value: unknown, key?: string): Promise<CheckName[]> =>
  (await verifyReceipt(value, key)).checks.filter(({ state }) => state === 'failed').map(({ name }) => name);

describe.each(['receipt', 'withdrawnReceipt', 'certificate'] as const)(
  'each kind of document (%s)',
  (kind) => {
    it('is valid as issued, with or without a known key', async () => {
      const { valid, checks, checkpoint } = await verifyReceipt(issued[kind], issued.key);
      expect(checks.filter(({ state }) => state === 'failed')).toEqual([]);
      expect(checks).toContainEqual({ name: 'key', state: 'passed' });
      expect(valid).toBe(true);
      expect(checkpoint?.size).toBe(5);
      expect((await verifyReceipt(issued[kind])).valid).toBe(true);
    });

    it('is invalid without its proof', async () => {
      const pending = await verifyReceipt(changed(kind, (draft) => (draft.proof.inclusion = null)));
      expect(pending.valid).toBe(false);
      expect(pending.checks).toContainEqual({ name: 'inclusion', state: 'skipped' });
    });

    it.each<[CheckName, string, (proof: Issued['receipt']['proof']) => unknown]>([
      ['inclusion', 'another place', ({ inclusion }) => (inclusion!.leaf += 1)],
      ['inclusion', 'a place that is none', ({ inclusion }) => (inclusion!.leaf = -1)],
      ['inclusion', 'a hash cut short', ({ inclusion }) => (inclusion!.hashes[0] = 'AAAA')],
      ['inclusion', 'a hash left out', ({ inclusion }) => inclusion!.hashes.pop()],
      ['inclusion', 'another entry', (proof) => (proof.entry = proof.entry.replace('2026', '2027'))],
      [
        'checkpoint',
        'another size',
        ({ inclusion }) => (inclusion!.checkpoint = inclusion!.checkpoint.replace('\n5\n', '\n6\n')),
      ],
      ['checkpoint', 'another key', (proof) => (proof.key = proof.key.slice(0, -4) + 'AAAA')],
    ])('fails the check of the %s with %s', async (name, _, change) => {
      const value = changed(kind, ({ proof }) => change(proof));
      expect(await wrong(value)).toContain(name);
      expect((await verifyReceipt(value)).valid).toBe(false);
    });

    it('of another log is detected by the known key', async () => {
      expect(await wrong((await issueReceipt())[kind], issued.key)).toEqual(['key']);
    });

    it('of a key that signs for another log is rejected', async () =>
      expect(await wrong((await issueReceipt('elsewhere.example'))[kind])).toContain('checkpoint'));
  },
);

describe('a receipt', () => {
  it('stays valid when the values are omitted', async () =>
    expect((await verifyReceipt(changed('receipt', (draft) => (draft.disclosure = null)))).valid).toBe(true));

  it.each<[CheckName, string, (draft: Issued['receipt']) => unknown]>([
    ['record', 'another time', (draft) => (draft.events[0]!.at = '2027-01-01T00:00:00.000Z')],
    ['record', 'another id', (draft) => (draft.recordId = 'c-2')],
    ['record', 'another visitor', (draft) => (draft.piiPrincipalId = 's-2')],
    ['record', 'another version', (draft) => (draft.notice.version = '2.0')],
    ['record', 'another hash', (draft) => (draft.notice.hash = null)],
    ['record', 'no acknowledgement', (draft) => (draft.events = [])],
    ['notice', 'another text', (draft) => (draft.notice.text = ['Welcome', 'You agree to more'])],
    ['disclosure', 'half a surrogate pair', (draft) => (draft.disclosure = { ...disclosure, ip: '\ud800' })],
    ['disclosure', 'another address', (draft) => (draft.disclosure = { ...disclosure, ip: '203.0.113.8' })],
  ])('fails the check of the %s with %s', async (name, _, change) =>
    expect(await wrong(changed('receipt', change))).toContain(name),
  );
});

describe('a withdrawn consent', () => {
  it('is proven by its own entry, and an active consent has none', async () => {
    expect(await getState(issued.withdrawnReceipt, 'withdrawal')).toBe('passed');
    expect(await getState(issued.receipt, 'withdrawal')).toBe('skipped');
    const { withdrawal: _, ...before } = issued.receipt;
    expect((await verifyReceipt(before)).valid).toBe(true);
  });

  it.each<[string, (draft: Issued['withdrawnReceipt']) => unknown]>([
    ['it is not proven', (draft) => (draft.withdrawal = null as never)],
    ['its event is missing', (draft) => draft.events.pop()],
    ['its event has another time', (draft) => (draft.events[1]!.at = '2026-01-02T00:00:00.000Z')],
    ['the log has not taken it up', (draft) => (draft.withdrawal.inclusion = null)],
    ['its place is another', (draft) => (draft.withdrawal.inclusion!.leaf = 1)],
    ['its entry is that of the consent', (draft) => (draft.withdrawal = draft.proof)],
    [
      'its entry is altered',
      (draft) => (draft.withdrawal.entry = draft.withdrawal.entry.replace('c-1', 'c-2')),
    ],
    [
      'its checkpoint is altered',
      ({ withdrawal: { inclusion } }) =>
        (inclusion!.checkpoint = inclusion!.checkpoint.replace('\n5\n', '\n6\n')),
    ],
  ])('is invalid when %s', async (_, change) => {
    const value = changed('withdrawnReceipt', change);
    expect(await wrong(value)).toEqual(['withdrawal']);
    expect((await verifyReceipt(value)).valid).toBe(false);
  });
});

describe('the witnesses of a receipt', () => {
  /** A receipt with the cosignatures of these keys. */
  const createCosignedReceipt = async (...keys: TestKey[]) => {
    const { inclusion } = issued.receipt.proof;
    const text = parseNote(inclusion!.checkpoint)!.text;
    const lines = await Promise.all(keys.map((key) => cosign(text, key, Date.parse('2026-01-01T00:00:05Z'))));
    const names = await Promise.all(keys.map(formatWitnessKey));
    const value = changed('receipt', ({ proof }) => {
      proof.inclusion!.checkpoint += lines.join('');
      Object.assign(proof, { witnesses: names });
    });
    return { value, names };
  };
  const listWitnesses = async (value: unknown, known?: readonly string[]) => {
    const { valid, cosignatures, checks } = await verifyReceipt(value, issued.key, known);
    const state = checks.find(({ name }) => name === 'witnesses')?.state;
    return { valid, state, names: cosignatures.map(({ witness }) => witness) };
  };

  it('are named, with the keys of the file or with known ones', async () => {
    const { value, names } = await createCosignedReceipt(
      await createTestKey('one.example'),
      await createTestKey('two.example'),
    );
    const both = { valid: true, state: 'passed', names: ['one.example', 'two.example'] };
    expect(await listWitnesses(value)).toEqual(both);
    expect(await listWitnesses(value, names)).toEqual(both);
    expect(await listWitnesses(value, names.slice(1))).toEqual({ ...both, names: ['two.example'] });
  });

  it('are none in a receipt from before they cosigned, which stays valid', async () => {
    expect(await listWitnesses(issued.receipt)).toEqual({ valid: true, state: 'skipped', names: [] });
    const { names } = await createCosignedReceipt(await createTestKey('one.example'));
    expect(await listWitnesses(issued.receipt, names)).toEqual({ valid: true, state: 'skipped', names: [] });
  });

  it('are none where a forger names witnesses of his own', async () => {
    const { value } = await createCosignedReceipt(await createTestKey('one.example'));
    const known = await formatWitnessKey(await createTestKey('one.example'));
    expect(await listWitnesses(value, [known])).toEqual({ valid: true, state: 'skipped', names: [] });
  });

  it('make a receipt invalid with a false cosignature in the name of one', async () => {
    const key = await createTestKey('one.example');
    const { value, names } = await createCosignedReceipt(key);
    const text = parseNote(value.proof.inclusion!.checkpoint)!.text;
    const other = await cosign(text.replace('5', '6'), key, Date.parse('2026-01-01T00:00:05Z'));
    const note = issued.receipt.proof.inclusion!.checkpoint + other;
    const forged = {
      ...value,
      proof: { ...value.proof, inclusion: { ...value.proof.inclusion!, checkpoint: note } },
    };
    expect(await listWitnesses(forged, names)).toEqual({ valid: false, state: 'failed', names: [] });
  });
});

describe('an erasure certificate', () => {
  it('is distinguished from a receipt', async () => {
    expect((await verifyReceipt(issued.certificate)).kind).toBe('certificate');
    expect((await verifyReceipt(issued.receipt)).kind).toBe('receipt');
  });

  it.each<[string, (draft: Issued['certificate']) => unknown]>([
    ['another visitor', (draft) => (draft.sessionId = 's-2')],
    ['another time', (draft) => (draft.erasedAt = '2027-01-01T00:00:00.000Z')],
    ['a record less', (draft) => draft.consents.pop()],
    ['a record more', (draft) => draft.consents.push('c-9')],
    ['the records of someone else', (draft) => (draft.consents = ['c-8', 'c-9'])],
    ['the entry of a consent', (draft) => (draft.proof = structuredClone(issued.receipt.proof) as never)],
  ])('fails the check of the record with %s', async (_, change) =>
    expect(await wrong(changed('certificate', change))).toEqual(['record']),
  );
});

it.each([
  null,
  1,
  [],
  {},
  { '@type': 'ConsentReceipt' },
  { '@type': 'ErasureCertificate' },
  { '@type': 'ErasureCertificate', sessionId: 's', erasedAt: 't', consents: [1], proof: {} },
  { proof: null },
])('is neither: %j', async (value) =>
  expect(await verifyReceipt(value)).toMatchObject({
    kind: null,
    checks: [{ name: 'form', state: 'failed' }],
  }),
);
