import type { WitnessFailure } from '@aera/contracts';
import { checkpointCosigned, witnessFailed } from '@aera/contracts/server';
import { describe, expect, it } from 'vitest';
import { evolveWitnesses, initialWitnessState, type WitnessMessage } from './witness-status.ts';

const time = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`;
const cosigned = (size: number, at: number, ...names: string[]): WitnessMessage => ({
  type: checkpointCosigned.type,
  data: {
    origin: 'log',
    size,
    note: `note ${size} ${names.length}`,
    cosignatures: names.map((witness) => ({ witness, cosignedAt: time(at) })),
  },
});
const failed = (witness: string, reason: WitnessFailure, at: number): WitnessMessage => ({
  type: witnessFailed.type,
  data: { witness, size: 9, reason, detail: 'detail', at: time(at) },
});
const stateAfter = (...messages: WitnessMessage[]) =>
  messages.reduce(
    (state, message) => evolveWitnesses(state, message, time(9), 2),
    initialWitnessState(['a', 'b', 'c']),
  );

describe('the state of the witnesses', () => {
  it('has the newest cosignature of each', () => {
    const { witnesses } = stateAfter(cosigned(3, 1, 'a', 'b'), cosigned(5, 2, 'a'));
    expect(witnesses).toMatchObject([
      { name: 'a', size: 5, cosignedAt: time(2) },
      { name: 'b', size: 3, cosignedAt: time(1) },
      { name: 'c', size: null, cosignedAt: null },
    ]);
  });

  it('publishes a checkpoint once a quorum has cosigned it', () => {
    expect(stateAfter(cosigned(3, 1, 'a')).cosigned).toBeNull();
    expect(stateAfter(cosigned(3, 1, 'a'), cosigned(3, 2, 'a', 'c')).cosigned).toEqual({
      size: 3,
      note: 'note 3 2',
      at: time(9),
    });
    // Too few for the newer one: the older stays.
    const { cosigned: published, newest } = stateAfter(cosigned(3, 1, 'a', 'b'), cosigned(5, 2, 'a'));
    expect([published?.size, newest?.size]).toEqual([3, 5]);
  });

  it('ignores witnesses of an earlier configuration', () => {
    expect(stateAfter(cosigned(3, 1, 'a', 'former'), failed('former', 'timeout', 2))).toMatchObject({
      cosigned: null,
      witnesses: [{ failure: null }, { failure: null }, { failure: null }],
    });
  });

  it('shows a failure until the next cosignature, and counts refusals', () => {
    const refused = stateAfter(
      failed('a', 'inconsistent', 1),
      failed('a', 'timeout', 2),
      failed('a', 'ahead', 3),
    );
    expect(refused.witnesses[0]).toMatchObject({ failure: { reason: 'ahead', since: time(3) }, refusals: 2 });
    expect(stateAfter(failed('a', 'inconsistent', 1), cosigned(3, 2, 'a')).witnesses[0]).toMatchObject({
      failure: null,
      refusals: 1,
    });
    // A note that another witness extends repeats older cosignatures.
    expect(
      stateAfter(cosigned(3, 1, 'a'), failed('a', 'timeout', 2), cosigned(3, 1, 'a', 'b')).witnesses[0],
    ).toMatchObject({ failure: { reason: 'timeout' } });
  });

  it('ends a failure with a cosignature of a witness whose clock is slow', () => {
    const [witness] = stateAfter(
      cosigned(3, 0, 'a'),
      failed('a', 'timeout', 2),
      cosigned(5, 1, 'a'),
    ).witnesses;
    expect(witness).toMatchObject({ size: 5, failure: null });
  });
});
