import { describe, expect, it } from 'vitest';
import { declaredRejections, isDomainError, rejections } from './decider.ts';

const reject = rejections({
  'door-closed': ['conflict', 'The door is closed.'],
  'door-full': ['stale', (name: string, limit: number) => `${name} has room for ${limit}.`],
});

describe('rejections', () => {
  it('are errors with the declared code, kind and message', () => {
    const error = reject('door-closed');
    expect(isDomainError(error)).toBe(true);
    expect(error).toMatchObject({ code: 'door-closed', kind: 'conflict', message: 'The door is closed.' });
  });

  it('format their message from values', () =>
    expect(reject('door-full', 'Hall', 3)).toMatchObject({ kind: 'stale', message: 'Hall has room for 3.' }));

  it('do not compile with a code that is not declared, or without its values', () => {
    // @ts-expect-error the code is not declared
    expect(() => reject('door-missing')).toThrow(TypeError);
    // @ts-expect-error the message needs two values
    reject('door-full', 'Hall');
  });

  it('do not allow one code with two kinds', () => {
    expect(() => rejections({ 'door-closed': ['gone', 'There is no door.'] })).toThrow(
      'The rejection door-closed is declared both as conflict and as gone.',
    );
    expect(() => rejections({ 'door-closed': ['conflict', 'Shut.'] })).not.toThrow();
  });

  it('can be listed', () =>
    expect(declaredRejections()).toContainEqual({
      code: 'door-closed',
      kind: 'conflict',
      message: 'The door is closed.',
    }));
});
