import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

it('is a different UUID each time', () => {
  expect(z.uuidv4().safeParse(newId()).success).toBe(true);
  expect(newId()).not.toBe(newId());
});

it('is a UUID also without crypto.randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  for (let time = 0; time < 50; time += 1) expect(z.uuidv4().safeParse(newId()).success).toBe(true);
});
