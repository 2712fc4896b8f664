import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import {
  nameReservation,
  type NameReservationCommand,
  type NameReservationEvent,
} from './name-reservation.ts';
import { createNameKey } from './name-reservations.ts';

const given = deciderSpecification(nameReservation);
const now = '2026-01-01T00:00:00.000Z';
const claims = (accountId: string): NameReservationCommand => ({
  type: 'ReserveName',
  data: { accountId },
  now,
});
const releases = (accountId: string): NameReservationCommand => ({
  type: 'ReleaseName',
  data: { accountId },
  now,
});
const released: NameReservationEvent = { type: 'NameReleased', data: { accountId: 'a', releasedAt: now } };
const claimed: NameReservationEvent = { type: 'NameReserved', data: { accountId: 'a', claimedAt: now } };

describe('reserving a name', () => {
  it('reserves an available name for the first account', () => given().when(claims('a')).then(claimed));
  it('adds nothing for the owning account', () => given(claimed).when(claims('a')).thenNothing());
  it('is rejected for any other account', () => given(claimed).when(claims('b')).thenRejected('name-taken'));
});

describe('releasing a name', () => {
  it('makes it available again', () => {
    given(claimed).when(releases('a')).then(released);
    given(claimed, released)
      .when(claims('b'))
      .then({
        type: 'NameReserved',
        data: { accountId: 'b', claimedAt: now },
      });
  });
  it("does not affect another account's reservation when it arrives late", () => {
    given().when(releases('a')).thenNothing();
    given(claimed, released).when(releases('a')).thenNothing();
    given(claimed).when(releases('b')).thenNothing();
  });
});

describe('the stream of a name', () => {
  const stream = createNameKey(Buffer.alloc(32, 1));

  it('is the same for every spelling of the name', () => {
    expect(stream('email', ' Ada@Example.org ')).toBe(stream('email', 'ada@example.org'));
  });

  it('differs by kind and key and does not contain the name', () => {
    expect(stream('email', 'ada')).not.toBe(stream('username', 'ada'));
    expect(stream('email', 'ada')).not.toBe(createNameKey(Buffer.alloc(32, 2))('email', 'ada'));
    expect(stream('email', 'ada')).not.toContain('ada');
  });
});
