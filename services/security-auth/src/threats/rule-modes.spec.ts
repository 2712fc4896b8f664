import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import { readMode, ruleModes, type RuleModeCommand } from './rule-modes.ts';

const given = deciderSpecification(ruleModes);

describe('the mode of a rule', () => {
  const set = (mode: 'on' | 'dry'): RuleModeCommand => ({
    type: 'SetRuleMode',
    data: { rule: 'traversal', mode, by: 's' },
    now: 't0',
  });
  it('is on by default and set by a steward', () => {
    given().when(set('on')).thenNothing();
    given()
      .when(set('dry'))
      .then({ type: 'RuleModeSet', data: { rule: 'traversal', mode: 'dry', by: 's', setAt: 't0' } });
    expect(readMode(ruleModes.initial(), 'consent-spam')).toBe('on');
  });
});
