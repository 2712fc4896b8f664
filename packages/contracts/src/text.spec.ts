import { describe, expect, it } from 'vitest';
import { accountsSchemas } from './accounts/accounts.schemas.ts';
import { contactsSchemas } from './contacts/contacts.schemas.ts';
import { passkeysSchemas } from './passkeys/passkeys.schemas.ts';
import { stewardsSchemas } from './stewards/stewards.schemas.ts';
import { emailAddress, IpOrCidr, requiredText, singleLine, text, uuid } from './text.ts';

describe('client text', () => {
  it.each(['\u0000', 'a\u0000b', '\uD800', 'x\uDC00'])('rejects %j, which no database stores', (value) => {
    expect(text(10).safeParse(value).success).toBe(false);
    expect(requiredText(10).safeParse(value).success).toBe(false);
  });

  it('keeps emoji and line breaks', () => {
    expect(text(10).parse('a\n🌱')).toBe('a\n🌱');
  });

  it('rejects blank text if it is required, and trims other text', () => {
    expect(requiredText(10).safeParse('  \n').success).toBe(false);
    expect(requiredText(10).parse('  hi ')).toBe('hi');
  });

  it.each(['Ada\nBuy at shop.example', 'Ada\r\nBcc: x', 'A\tb', 'A\u2028b', 'A\u0085b', 'A\u007fb'])(
    'rejects %j as a name',
    (name) => expect(singleLine(200).safeParse(name).error?.issues[0]?.message).toBe('must be a single line'),
  );

  it('accepts names of people', () => {
    for (const name of ['Ada', 'Zoë O’Neill-Smith', '李小龍'])
      expect(singleLine(200).parse(` ${name} `)).toBe(name);
  });

  it.each([
    ['a member', accountsSchemas.register.body.shape.name],
    ['a contact', contactsSchemas.submitContactMessage.body.shape.name],
    ['a contact of the provider', contactsSchemas.receiveLeadWebhook.body.shape.name],
    ['a steward', stewardsSchemas.acceptInvitation.body.shape.firstName],
    ['a steward', stewardsSchemas.acceptInvitation.body.shape.lastName],
    ['a passkey', passkeysSchemas.renamePasskey.body.shape.name],
  ])('rejects a line break in the name of %s', (_, name) =>
    expect(name.safeParse('Ada\nBuy').success).toBe(false),
  );

  it('trims an e-mail address before validation', () => {
    expect(emailAddress.parse(' ada@example.org ')).toBe('ada@example.org');
    expect(emailAddress.safeParse('ada@').success).toBe(false);
  });

  it('converts a UUID to lowercase', () => {
    const id = crypto.randomUUID();
    expect(uuid.parse(id.toUpperCase())).toBe(id);
  });

  it.each(['', 'everyone', 'a:b', 'fe80::1%eth0/64', '::/129', '1.2.3.4/33'])(
    'rejects the range %j',
    (range) =>
      expect(IpOrCidr.safeParse(range).error?.issues.map(({ message }) => message)).toEqual([
        'must be an address or a range such as 203.0.113.0/24',
      ]),
  );

  it.each([
    '203.0.113.0/24',
    '2001:db8::/32',
    '::/0',
    '::ffff:1/64',
    '::ffff:0:0:0/64',
    '::ffff:203.0.113.0',
    '::ffff:203.0.113.0/120',
    '::ffff:0:0/96',
  ])('accepts the range %s', (range) => expect(IpOrCidr.parse(range)).toBe(range));

  it.each([
    '::ffff:203.0.113.0/24',
    '::FFFF:203.0.113.0/95',
    '::ffff:cb00:7100/24',
    '0:0:0:0:0:ffff:cb00:7100/0',
    '0:0:0:0:0:ffff::/24',
    '::203.0.113.0/24',
  ])('rejects %s, which is wider than all of IPv4', (range) =>
    expect(IpOrCidr.safeParse(range).error?.issues[0]?.message).toBe(
      'must have a prefix of 96 to 128 when it contains an IPv4 address',
    ),
  );
});
