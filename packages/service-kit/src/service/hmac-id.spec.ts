import { describe, expect, it } from 'vitest';
import { hmacId } from './hmac-id.ts';

describe('a keyed id', () => {
  const idOf = hmacId(Buffer.alloc(32, 1), 'contact');

  it('is the same however the name is written', () => {
    expect(idOf(' Ada@Example.org ')).toBe(idOf('ada@example.org'));
  });

  it('differs by purpose and by secret, and does not show the name', () => {
    expect(idOf('ada@example.org')).not.toBe(hmacId(Buffer.alloc(32, 1), 'author')('ada@example.org'));
    expect(idOf('ada@example.org')).not.toBe(hmacId(Buffer.alloc(32, 2), 'contact')('ada@example.org'));
    expect(idOf('ada@example.org')).not.toContain('ada@');
  });
});
