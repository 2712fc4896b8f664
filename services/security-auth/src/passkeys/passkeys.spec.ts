import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import { type PasskeyCommand, type PasskeyEvent, passkeys } from './passkeys.ts';

const given = deciderSpecification(passkeys);
const now = '2026-01-01T00:00:00.000Z';
const of = (passkeyId: string) => ({ accountId: 'm', passkeyId });
const added = (passkeyId: string, counter = 0): PasskeyEvent & { type: 'PasskeyAdded' } => ({
  type: 'PasskeyAdded',
  data: {
    ...of(passkeyId),
    name: 'Laptop',
    credential: { id: `credential-${passkeyId}`, publicKey: 'k', transports: ['internal'] },
    counter,
    synced: false,
    addedAt: now,
  },
});
const add = (passkeyId: string, credentialOf = passkeyId): PasskeyCommand => {
  const { addedAt: _addedAt, ...data } = added(passkeyId).data;
  const credential = { id: `credential-${credentialOf}`, publicKey: 'k', transports: ['internal'] };
  return { type: 'AddPasskey', data: { ...data, name: 'Laptop', credential }, now };
};
const use = (counter: number): PasskeyCommand => ({ type: 'UsePasskey', data: { ...of('a'), counter }, now });
const used = (counter: number): PasskeyEvent => ({
  type: 'PasskeyUsed',
  data: { ...of('a'), counter, usedAt: now },
});
const rename = (name: string): PasskeyCommand => ({ type: 'RenamePasskey', data: { ...of('a'), name }, now });
const remove: PasskeyCommand = { type: 'RemovePasskey', data: of('a'), now };
const removed: PasskeyEvent = { type: 'PasskeyRemoved', data: { ...of('a'), removedAt: now } };

describe('a passkey', () => {
  it('is added to others', () => given(added('a')).when(add('b')).then(added('b')));
  it('is added once', () => given(added('a')).when(add('b', 'a')).thenRejected('passkey-exists'));
  it('can be added again after it was removed', () =>
    given(added('a'), removed).when(add('a')).then(added('a')));
  it('is limited to twenty', () =>
    given(...Array.from({ length: 20 }, (_, n) => added(`p${n}`)))
      .when(add('one too many'))
      .thenRejected('passkeys-full'));
  it('is renamed once', () => {
    given(added('a'))
      .when(rename('Phone'))
      .then({ type: 'PasskeyRenamed', data: { ...of('a'), name: 'Phone', renamedAt: now } });
    given(added('a')).when(rename('Laptop')).thenNothing();
    given().when(rename('Phone')).thenRejected('passkey-not-found');
  });
  it('is removed once and cannot be used afterwards', () => {
    given(added('a')).when(remove).then(removed);
    given(added('a'), removed).when(remove).thenNothing();
    given(added('a'), removed).when(use(1)).thenRejected('passkey-not-found');
  });
  it('is removed together with all others', () => {
    const removeAll: PasskeyCommand = {
      type: 'RemoveAllPasskeys',
      data: { accountId: of('a').accountId },
      now,
    };
    given(added('a'), added('b'))
      .when(removeAll)
      .then(removed, { ...removed, data: { ...removed.data, passkeyId: 'b' } });
    given().when(removeAll).thenNothing();
  });
});

describe('using a passkey', () => {
  it('records a higher counter', () => given(added('a', 4)).when(use(5)).then(used(5)));
  it('is always accepted without a counter', () => given(added('a'), used(0)).when(use(0)).then(used(0)));
  it('is rejected if the counter does not increase', () => {
    given(added('a', 4)).when(use(4)).thenRejected('passkey-copied');
    given(added('a'), used(7)).when(use(3)).thenRejected('passkey-copied');
    given(added('a', 4)).when(use(0)).thenRejected('passkey-copied');
  });
});

it('is erased with its member', () =>
  expect(
    [{ ...added('a'), data: { ...added('a').data, name: null, credential: null } }, used(1)].reduce(
      passkeys.evolve,
      passkeys.initial(),
    ),
  ).toEqual([]));
