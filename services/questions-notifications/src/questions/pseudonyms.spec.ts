import { describe, expect, it } from 'vitest';
import { createEmailPseudonymizer } from './pseudonyms.ts';

const visitorIdOf = createEmailPseudonymizer(Buffer.alloc(32, 1));

describe('the pseudonym of a visitor', () => {
  it('is the same for every spelling of an e-mail address', () => {
    expect(visitorIdOf(' Ada@Example.org')).toBe(visitorIdOf('ada@example.org'));
    expect(visitorIdOf('ada@example.org')).not.toBe(visitorIdOf('ada@example.com'));
  });

  it('cannot be computed without the secret', () => {
    expect(createEmailPseudonymizer(Buffer.alloc(32, 2))('ada@example.org')).not.toBe(
      visitorIdOf('ada@example.org'),
    );
  });
});
