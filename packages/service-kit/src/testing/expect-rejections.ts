import type { DeclaredRejection } from '@aera/event-store/decider';
import { expect, vi } from 'vitest';
import { statusOfKind } from '../http/to-problem.ts';

/** Code, HTTP status and message of a rejection, as a client sees them. */
export type RejectionRow = readonly [code: string, status: number, message: string];

/** Rejections that operations add to every service. */
const operationsRejections: readonly RejectionRow[] = [
  ['not-rebuildable', 404, 'consents can’t be rebuilt.'],
  ['rebuild-not-found', 404, 'Rebuild not found.'],
  ['rebuild-under-way', 409, 'Another rebuild is running. Try again when it’s done.'],
  ['relay-not-past', 409, 'The relay has published no event after this. Name an earlier one.'],
  ['relay-not-found', 404, 'There is no relay audit.'],
  ['lock-not-found', 404, 'This database session holds no lock. List the locks again.'],
  ['session-not-ended', 409, 'The database session has not ended. Try again in a moment.'],
  ['rebuild-not-waiting', 409, 'This rebuild isn’t waiting for review.'],
];

/**
 * Expects a service to declare these rejections and no others. Values in a message match anything.
 * @param load Imports the service, whose modules declare their rejections
 */
export async function expectRejections(
  rows: readonly RejectionRow[],
  load: () => Promise<unknown>,
): Promise<void> {
  vi.resetModules();
  await load();
  const declared = (await import('@aera/event-store/decider')).declaredRejections();
  const all = [...operationsRejections, ...rows];
  const fits = ({ code, kind, message }: DeclaredRejection, [listed, status, example]: RejectionRow) =>
    listed === code && status === statusOfKind[kind] && toPattern(message).test(example);
  expect({
    unlisted: declared.filter((one) => !all.some((row) => fits(one, row))),
    undeclared: all.filter((row) => !declared.some((one) => fits(one, row))),
  }).toEqual({ unlisted: [], undeclared: [] });
}

const value = '\u0000';

function toPattern(message: DeclaredRejection['message']): RegExp {
  const text = typeof message === 'string' ? message : message(...(Array(9).fill(value) as never[]));
  const parts = text.split(value).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 'u');
}
