import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

it('contains a contact for vulnerability reports and an expiry date', () => {
  const { body, type } = securityTxt('a@example.org', 'https://x.example', new Date('2026-01-01T13:00:00Z'));
  expect(type).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'Contact: mailto:a@example.org\nExpires: 2026-06-30T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://x.example/.well-known/security.txt\n',
  );
});
