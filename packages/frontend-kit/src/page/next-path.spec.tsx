import { expect, it } from 'vitest';
import { readNextPath, withNextPath } from './next-path.ts';

const read = (query: string) => readNextPath(new URLSearchParams(query));

it('returns to the guarded page, with its query and anchor', () => {
  const address = withNextPath('/login', '/admin/questions?page=2#last');
  expect(read(address.split('?')[1] ?? '')).toBe('/admin/questions?page=2#last');
});

it('is null without a return path', () => {
  expect(withNextPath('/login', null)).toBe('/login');
  expect(read('')).toBeNull();
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/%5celsewhere.example/..//elsewhere.example',
  '/\t/elsewhere.example',
  '/%09/elsewhere.example',
  '///elsewhere.example',
  '/..//elsewhere.example',
  '/\u0000//elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//[',
  'dashboard',
])('never redirects to another site: %s', (wanted) => {
  const next = read(new URLSearchParams({ next: wanted }).toString());
  expect(next === null || new URL(next, 'https://here.example').origin === 'https://here.example').toBe(true);
});
