import { describe, expect, it } from 'vitest';
import { emailAddress, requiredText, text } from './text.ts';

describe('text from a client', () => {
  it.each(['\u0000', 'a\u0000b', '\uD800', 'x\uDC00'])('refuses %j, which no database stores', (value) => {
    expect(text(10).safeParse(value).success).toBe(false);
    expect(requiredText(10).safeParse(value).success).toBe(false);
  });

  it('keeps emoji and line breaks', () => {
    expect(text(10).parse('a\n🌱')).toBe('a\n🌱');
  });

  it('refuses blank text where something is required, and trims the rest', () => {
    expect(requiredText(10).safeParse('  \n').success).toBe(false);
    expect(requiredText(10).parse('  hi ')).toBe('hi');
  });

  it('trims an e-mail address before it looks at it', () => {
    expect(emailAddress.parse(' ada@example.org ')).toBe('ada@example.org');
    expect(emailAddress.safeParse('ada@').success).toBe(false);
  });
});
