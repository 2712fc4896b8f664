import { expect, it } from 'vitest';
import { renderSecurityTxt } from './site-routes.ts';

it('contains a contact for vulnerability reports and an expiry date', () =>
  expect(renderSecurityTxt('a@example.org', 'https://x.example', new Date('2026-01-01T13:00:00Z'))).toBe(
    'Contact: mailto:a@example.org\nExpires: 2026-06-30T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://x.example/.well-known/security.txt\n',
  ));
