import { describe, expect, it } from 'vitest';
import { isSuspect, type Traces } from './suspicion.ts';

describe('a message is suspected', () => {
  it.each<[string, Traces, boolean]>([
    ['when the field that people do not see is filled in', { website: 'https://spam.example' }, true],
    ['when it was sent faster than anybody types', { website: '', openFor: 1_999 }, true],
    ['not when somebody took two seconds', { website: '', openFor: 2_000 }, false],
    ['not for blanks that a browser filled in', { website: ' ', openFor: 9_000 }, false],
    ['not when it came from no form', {}, false],
  ])('%s', (_, traces, expected) => expect(isSuspect(traces)).toBe(expected));
});
