import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeErrorMessage } from './sanitize-error-message.ts';

const shown = (message: string) => sanitizeErrorMessage(new Error(message));

describe('the message of an error that stewards see', () => {
  it('names the violated constraint or the missing object', () => {
    expect(shown('permission denied for table contact_bulk_jobs')).toBe(
      'permission denied for table contact_bulk_jobs',
    );
    expect(shown('relation "lead_scores" does not exist')).toBe('relation "lead_scores" does not exist');
    expect(shown('The index answers 503 (port 7700).')).toBe('The index answers 503 (port 7700).');
  });

  it.each([
    ['invalid input syntax for type uuid: "Ada Lovelace"', 'invalid input syntax for type uuid: …'],
    ["no lead called 'Ada Lovelace' here", 'no lead called … here'],
    ['550 no such mailbox ada@example.org', '550 no such mailbox …'],
    ['refused from 203.0.113.7', 'refused from …'],
    ['refused from 2001:db8::7', 'refused from …'],
    ['no question 6f1c1f0e-8a44-4d56-9a0b-8f25c4b7e901', 'no question …'],
    ['called +4930901820 twice', 'called … twice'],
    ['nats://user:word@nats:4222 does not answer', '… does not answer'],
  ])('omits possible personal data: %s', (message, without) => expect(shown(message)).toBe(without));

  it('has neither a second line nor a stack', () =>
    expect(shown('it broke\n    at work (file.ts:1:1)')).toBe('it broke'));

  it('describes any thrown value', () => {
    expect(sanitizeErrorMessage(new TypeError())).toBe('TypeError');
    expect(sanitizeErrorMessage('no')).toBe('no');
    expect(sanitizeErrorMessage(undefined)).toBe('undefined');
    expect(shown('  ')).toBe('Error');
  });

  it('is one short line without addresses for any error', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000 }), fc.emailAddress(), (text, address) => {
        const words = shown(`${text} ${address} ${text}`);
        expect(words.length).toBeLessThanOrEqual(200);
        expect(words).not.toContain('\n');
        expect(words).not.toContain(address);
      }),
    ));
});
