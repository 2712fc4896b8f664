import type { AccountMail } from '@aera/contracts';
import { defineStream } from '@aera/event-store';
import type { Decider } from '@aera/event-store/decider';

/** Another service requested an e-mail. Address, name and link are encrypted for the recipient. */
export type MailRequestEvent = {
  type: 'MailRequested';
  data: {
    mailId: string;
    recipientId: string;
    kind: AccountMail;
    address: string | null;
    name: string | null;
    path: string | null;
    expiresAt: string | null;
    requestedAt: string;
  };
};

interface MailRequestCommand {
  type: 'RequestMail';
  data: Omit<MailRequestEvent['data'], 'requestedAt'>;
  now: string;
}

const mailRequest: Decider<MailRequestCommand, MailRequestEvent, MailRequestEvent['data'] | null> = {
  initial: () => null,
  evolve: (_, { data }) => data,
  decide: ({ data, now }, request) =>
    request ? [] : [{ type: 'MailRequested', data: { ...data, requestedAt: now } }],
};

const mailRequestPersonalFields = {
  MailRequested: {
    subject: (data: { recipientId: string }) => data.recipientId,
    fields: ['address', 'name', 'path'],
  },
} as const;

export const mailRequestStream = defineStream('mail', mailRequest, {
  personalFields: mailRequestPersonalFields,
});
