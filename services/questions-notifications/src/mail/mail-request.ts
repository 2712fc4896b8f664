import type { AccountMail } from '@aera/contracts';
import type { Decider } from '@aera/event-store/decider';

/** Another service asked for a mail. Whom it goes to and where it leads are sealed for the recipient. */
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

/** Asked for once; a repeat adds nothing. */
export const mailRequest: Decider<MailRequestCommand, MailRequestEvent, MailRequestEvent['data'] | null> = {
  initial: () => null,
  evolve: (_, { data }) => data,
  decide: ({ data, now }, known) =>
    known ? [] : [{ type: 'MailRequested', data: { ...data, requestedAt: now } }],
};

export const mailRequestPersonalFields = {
  MailRequested: {
    subject: (data: { recipientId: string }) => data.recipientId,
    fields: ['address', 'name', 'path'],
  },
} as const;
