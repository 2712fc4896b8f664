import { describe, expect, it } from 'vitest';
import { resolvePersonName } from './person-identifiers.ts';

const lead = (contactId: string, name: string) => ({ contactId, name });

describe('the name of a person', () => {
  it('is the latest of the primary contact, else of any contact with a name', () => {
    const person = { contactIds: ['kept', 'other'], fallbackName: 'Elsewhere' };
    const leads = [lead('other', 'Other'), lead('kept', 'Newer'), lead('kept', 'Older')];
    expect(resolvePersonName(leads, person)).toBe('Newer');
    expect(resolvePersonName([lead('kept', ''), lead('other', 'Other')], person)).toBe('Other');
  });

  it('is the name from another service for a person without messages, and empty if unknown', () => {
    expect(resolvePersonName([], { contactIds: [], fallbackName: 'Ada' })).toBe('Ada');
    expect(resolvePersonName([], { contactIds: [], fallbackName: '' })).toBe('');
  });
});
