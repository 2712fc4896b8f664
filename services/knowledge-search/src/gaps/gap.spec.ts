import { deciderSpecification } from '@aera/testing';
import { describe, it } from 'vitest';
import { type GapCommand, gapDecider, type GapEvent } from './gap.ts';

const given = deciderSpecification(gapDecider);
const [now, by] = ['2026-01-01T00:00:00.000Z', { gapId: 'g', stewardId: 's' }];
const about = (...keys: string[]) => ({ ...by, keys });
const dismiss = (...keys: string[]): GapCommand => ({ type: 'DismissGap', data: about(...keys), now });
const restore: GapCommand = { type: 'RestoreGap', data: by, now };
const dismissed = (...keys: string[]): GapEvent => ({
  type: 'GapDismissed',
  data: { ...about(...keys), dismissedAt: now },
});
const restored: GapEvent = { type: 'GapRestored', data: { ...by, restoredAt: now } };

describe('a gap that needs no answer', () => {
  it('is dismissed with all its wordings', () =>
    given().when(dismiss('ivory store')).then(dismissed('ivory store')));
  it('is dismissed once, by one steward or two', () =>
    given(dismissed('ivory store')).when(dismiss('ivory store')).thenNothing());
  it('is dismissed again when it has new wordings', () =>
    given(dismissed('ivory store'))
      .when(dismiss('ivory store', 'keep tusk'))
      .then(dismissed('ivory store', 'keep tusk')));
  it('is reopened by a steward and can be dismissed again', () => {
    given(dismissed('ivory store')).when(restore).then(restored);
    given(dismissed('ivory store'), restored).when(dismiss('ivory store')).then(dismissed('ivory store'));
  });
  it('is reopened once, and only after dismissal', () => {
    given().when(restore).thenNothing();
    given(dismissed('ivory store'), restored).when(restore).thenNothing();
  });
});
