import { describe, expect, it } from 'vitest';
import { isPermanentFailure } from './mail-worker.ts';

/** Error of nodemailer for a reply at this stage. */
const replyAt = (command: string, response: string) => ({
  code: command.startsWith('AUTH') ? 'EAUTH' : 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

describe('a failed mail', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 No such user'],
    ['RCPT TO', '550 5.7.1 Recipient does not accept mail from this sender'],
    ['DATA', '550-5.7.1 Message refused as spam'],
    ['DATA', '552 5.3.4 Message too big'],
  ])('is given up after its own rejection at %s: %s', (command, response) =>
    expect(isPermanentFailure(replyAt(command, response))).toBe(true),
  );

  it.each([
    ['AUTH PLAIN', '535 5.7.8 Authentication credentials invalid'],
    ['MAIL FROM', '530 5.7.0 Authentication required'],
    ['MAIL FROM', '550 5.7.1 Sender not allowed'],
    ['RCPT TO', '530 5.7.1 Authentication required'],
    ['RCPT TO', '553 5.7.1 Sender address rejected: not owned by user'],
    ['RCPT TO', '554 5.7.1 Relay access denied'],
    ['RCPT TO', '550 5.7.1 Unable to relay'],
    ['RCPT TO', '550 5.7.1 Relaying denied'],
    ['DATA', '550-5.7.1 Not authorized to send directly.\n550 5.7.1 Use the SMTP relay of your provider.'],
    ['DATA', '550 5.7.60 Client does not have permissions to send as this sender'],
    ['DATA', '451 4.7.1 Try again later'],
  ])('is retried after a rejection of the account or a temporary one at %s: %s', (command, response) =>
    expect(isPermanentFailure(replyAt(command, response))).toBe(false),
  );
});
