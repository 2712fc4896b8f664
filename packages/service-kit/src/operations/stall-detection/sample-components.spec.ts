import type { RelayStatus } from '@aera/event-store';
import { expect, it } from 'vitest';
import { sampleComponents } from './sample-components.ts';

const bus = { consumers: () => [] } as never;
const relay = (name: string, lag: number, failures = 0) => ({
  status: () => ({ name, role: 'leader', checkpoint: '7/42', lag, failures }) as unknown as RelayStatus,
});

it('samples every relay of a service, including additional ones', async () => {
  const relays = [relay('security-auth', 0), relay('audit', 3, 2)];
  expect(await sampleComponents({ bus, relays }, {})).toEqual([
    { part: 'relay', name: 'security-auth', checkpoint: '7/42', behind: 0, failures: 0, deadLetters: 0 },
    { part: 'relay', name: 'audit', checkpoint: '7/42', behind: 3, failures: 2, deadLetters: 0 },
  ]);
});

const consumer = (durable: string, readPosition: () => Promise<object>) => ({
  stream: 'contacts-crm',
  durable,
  status: () => ({ state: 'consuming' }),
  readPosition,
});
const position = async () => ({ pending: 2, unacknowledged: 1, acknowledged: 7 });

it('samples the others while the position of a consumer cannot be read', async () => {
  const consumers = [
    consumer('lost', () => Promise.reject(new Error('no quorum'))),
    consumer('read', position),
  ];
  const watched = { bus: { consumers: () => consumers } as never, relays: [relay('security-auth', 0)] };
  const samples = await sampleComponents(watched, { 'contacts-crm.read': 1 });
  expect(samples.map(({ name, behind, deadLetters }) => [name, behind, deadLetters])).toEqual([
    ['security-auth', 0, 0],
    ['contacts-crm.read', 3, 1],
  ]);
});

it('leaves consumers out while their dead letters are unknown', async () => {
  const consumers = [consumer('read', position)];
  const watched = { bus: { consumers: () => consumers } as never, relays: [relay('security-auth', 0)] };
  const samples = await sampleComponents(watched, null);
  expect(samples.map(({ name }) => name)).toEqual(['security-auth']);
});
