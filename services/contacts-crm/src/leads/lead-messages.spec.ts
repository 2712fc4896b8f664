import { leadCaptured, leadClosed, leadContacted, leadQualified } from '@aera/contracts/server';
import { expect, it } from 'vitest';
import { toPublishedMessage } from './lead-messages.ts';
import type { LeadEvent } from './lead.ts';

const at = '2026-01-01T00:00:00.000Z';
const actor = { leadId: 'l', stewardId: 's' };
const captured = { leadId: 'l', contactId: 'c', sessionId: 'v', email: 'ada@example.org', message: 'Hello' };

it.each([
  [
    'LeadCaptured',
    { ...captured, quarantined: false, capturedAt: at },
    leadCaptured,
    { leadId: 'l', capturedAt: at },
  ],
  [
    'LeadReleased',
    { ...actor, contactId: 'c', isFirst: true, releasedAt: at },
    leadCaptured,
    { leadId: 'l', capturedAt: at },
  ],
  ['LeadContacted', { ...actor, contactedAt: at }, leadContacted, { ...actor, contactedAt: at }],
  [
    'LeadQualified',
    { ...actor, leadScore: 70, qualifiedAt: at },
    leadQualified,
    { ...actor, leadScore: 70, qualifiedAt: at },
  ],
  ['LeadClosed', { ...actor, reason: 'answered', closedAt: at }, leadClosed, { ...actor, closedAt: at }],
])('publishes of %s only the fields of its message', (type, data, kind, message) =>
  expect(toPublishedMessage({ type, data } as unknown as LeadEvent)).toEqual({ kind, data: message }),
);
