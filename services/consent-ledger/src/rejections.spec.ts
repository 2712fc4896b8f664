import { compareRejections, type RejectionRow } from '@aera/service-kit/testing';
import { expect, it, vi } from 'vitest';

/** Every rejection of a rule on the wire. Values in messages are examples. */
const rows: readonly RejectionRow[] = [
  ['consent-not-found', 404, 'Consent record not found.'],
  ['log-too-small', 404, 'The log doesn’t have 12 entries yet.'],
];

it('declares exactly these rejections', async () => {
  vi.resetModules();
  await import('./service.ts');
  const { declaredRejections } = await import('@aera/event-store/decider');
  expect(compareRejections(declaredRejections(), rows)).toEqual({ unlisted: [], undeclared: [] });
});
