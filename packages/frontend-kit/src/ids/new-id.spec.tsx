import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

it('is a UUID, and another one each time', () => {
  expect(z.uuidv4().safeParse(newId()).success).toBe(true);
  expect(newId()).not.toBe(newId());
});

it('is one where the browser has no randomUUID, too', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  for (let time = 0; time < 50; time += 1) expect(z.uuidv4().safeParse(newId()).success).toBe(true);
});
