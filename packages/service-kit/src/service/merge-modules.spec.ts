import { expect, it } from 'vitest';
import type { ServiceModule } from './define-service.ts';
import { mergeModules } from './prepare-service.ts';

const namedModule = (name: string, calls: string[]): ServiceModule => ({
  rebuilds: [{ name, run: async () => {} }],
  ready: { [name]: async () => {} },
  start: async () => void calls.push(`start ${name}`),
  stop: async () => void calls.push(`stop ${name}`),
});

it('starts modules in order, stops them in reverse order, and joins what they list', async () => {
  const calls: string[] = [];
  const parts = mergeModules([namedModule('first', calls), {}, namedModule('second', calls)]);
  await parts.start();
  await parts.stop();
  expect(calls).toEqual(['start first', 'start second', 'stop second', 'stop first']);
  expect(parts.rebuilds.map(({ name }) => name)).toEqual(['first', 'second']);
  expect(Object.keys(parts.ready)).toEqual(['first', 'second']);
  expect(parts.routes).toEqual([]);
});
