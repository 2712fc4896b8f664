import { rejections } from '@aera/event-store/decider';
import { describe, expect, it } from 'vitest';
import { deciderSpecification } from './decider-specification.ts';

type DoorEvent = { type: 'Opened' } | { type: 'Locked' };

const reject = rejections({ 'door-locked': ['conflict', 'It is locked.'] });

const given = deciderSpecification<'open', DoorEvent, 'closed' | 'open' | 'locked'>({
  initial: () => 'closed',
  evolve: (_, { type }) => (type === 'Opened' ? 'open' : 'locked'),
  decide(_, state) {
    if (state === 'locked') throw reject('door-locked');
    return state === 'open' ? [] : [{ type: 'Opened' }];
  },
});

describe('deciderSpecification', () => {
  it('compares the events of a command', () => {
    given().when('open').then({ type: 'Opened' });
    expect(() => given().when('open').then({ type: 'Locked' })).toThrow('deep');
    expect(() => given().when('open').thenNothing()).toThrow('deep');
  });

  it('folds the history before it decides', () => {
    given({ type: 'Opened' }).when('open').thenNothing();
    expect(() => given({ type: 'Opened' }).when('open').then({ type: 'Opened' })).toThrow('deep');
  });

  it('expects a rejection by its code', () => {
    given({ type: 'Locked' }).when('open').thenRejected('door-locked');
    expect(() => given({ type: 'Locked' }).when('open').thenRejected('door-jammed')).toThrow('door-jammed');
    expect(() => given().when('open').thenRejected('door-locked')).toThrow('Missing expected exception');
  });

  it('rethrows a defect instead of taking it for a rejection', () => {
    const broken = deciderSpecification({
      initial: () => null,
      evolve: () => null,
      decide: () => {
        throw new TypeError('undefined is not a function');
      },
    });
    expect(() => broken().when('open').thenRejected('any')).toThrow(TypeError);
  });
});
