import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import { readMode, ruleModes, type RuleModeCommand } from './rule-modes.ts';

const given = deciderSpecification(ruleModes);

describe('the mode of a rule', () => {
  const set = (mode: 'on' | 'report-only'): RuleModeCommand => ({
    type: 'SetRuleMode',
    data: { rule: 'traversal', mode, by: 's' },
    now: 't0',
  });
  it('is on by default and set by a steward', () => {
    given().when(set('on')).thenNothing();
    given()
      .when(set('report-only'))
      .then({ type: 'RuleModeSet', data: { rule: 'traversal', mode: 'report-only', by: 's', setAt: 't0' } });
    expect(readMode(ruleModes.initial(), 'consent-spam')).toBe('on');
  });
});
