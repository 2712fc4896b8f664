import { describe, expect, it } from 'vitest';
import { createContactIdHasher } from './contact-id.ts';

const contactIdOf = createContactIdHasher(Buffer.alloc(32, 1));

describe('the id of a contact', () => {
  it('is the same for every spelling of an e-mail address', () => {
    expect(contactIdOf(' Ada@Example.org')).toBe(contactIdOf('ada@example.org'));
    expect(contactIdOf('ada@example.org')).not.toBe(contactIdOf('ada@example.com'));
  });

  it('cannot be computed without the secret', () => {
    expect(createContactIdHasher(Buffer.alloc(32, 2))('ada@example.org')).not.toBe(
      contactIdOf('ada@example.org'),
    );
  });
});
