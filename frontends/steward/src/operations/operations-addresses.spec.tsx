import { operationsRoutes, serviceNames } from '@aera/contracts';
import { expect, it } from 'vitest';
import { operationsOf } from './operations-addresses.ts';
import { services } from './services.ts';

it('knows every service', () => expect(services.toSorted()).toEqual([...serviceNames].toSorted()));

it.each(serviceNames)('finds the operations of %s where their contracts are', (service) => {
  for (const [name, found] of Object.entries(operationsOf(service))) {
    const { method, path } = operationsRoutes[service][name as keyof ReturnType<typeof operationsOf>];
    expect(found).toEqual({ method, path });
  }
});
