import { describe, expect, it } from 'vitest';
import { createHmacId } from './hmac-id.ts';

describe('a pseudonym', () => {
  const idOf = createHmacId(Buffer.alloc(32, 1), 'contact');

  it('is the same for every spelling of the name', () => {
    expect(idOf(' Ada@Example.org ')).toBe(idOf('ada@example.org'));
  });

  it('differs by purpose and secret, and does not reveal the name', () => {
    expect(idOf('ada@example.org')).not.toBe(createHmacId(Buffer.alloc(32, 1), 'author')('ada@example.org'));
    expect(idOf('ada@example.org')).not.toBe(createHmacId(Buffer.alloc(32, 2), 'contact')('ada@example.org'));
    expect(idOf('ada@example.org')).not.toContain('ada@');
  });
});
