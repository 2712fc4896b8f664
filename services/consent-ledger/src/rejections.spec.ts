import { expectRejections, type RejectionRow } from '@aera/service-kit/testing';
import { it } from 'vitest';

/** Every rejection of a rule on the wire. Values in messages are examples. */
const rows: readonly RejectionRow[] = [
  ['consent-not-found', 404, 'Consent record not found.'],
  ['log-too-small', 404, 'The log doesn’t have 12 entries yet.'],
];

it('declares exactly these rejections', () => expectRejections(rows, () => import('./service.ts')));
