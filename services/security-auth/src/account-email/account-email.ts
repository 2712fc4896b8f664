import { rejections, unreachable } from '@aera/event-store/decider';

/** A change waits until the new address is confirmed. Tokens are stored as hashes only. */
export interface PendingEmailChange {
  readonly email: string;
  /** Of the link to the new address; a later link invalidates earlier ones. */
  readonly tokenHash: string;
  /** Of the link to the old address, which cancels the change. */
  readonly cancelHash: string;
  readonly expiresAt: string;
}

/** Part of the state of an account, of either kind. */
export interface AccountEmail {
  readonly email: string | null;
  readonly emailChange: PendingEmailChange | null;
  /** Token of the link that confirmed the current address; null if none did. */
  readonly confirmedHash: string | null;
  /** Earlier addresses, oldest first. */
  readonly formerEmails: readonly { readonly email: string; readonly replacedAt: string }[];
}

/** Events of the address in the stream of a member or a steward. Addresses are encrypted with the key of the account; null once erased. */
export type EmailChangeEvent =
  | {
      type: 'EmailChangeRequested';
      data: {
        accountId: string;
        email: string | null;
        tokenHash: string;
        cancelHash: string;
        expiresAt: string;
        requestedAt: string;
      };
    }
  | { type: 'EmailChangeCancelled'; data: { accountId: string; cancelledAt: string } }
  | {
      type: 'EmailChanged';
      data: {
        accountId: string;
        email: string | null;
        /** The session that stays open. */
        exceptSid: string | null;
        changedAt: string;
      };
    };

export type EmailChangeCommand =
  | {
      type: 'RequestEmailChange';
      data: { accountId: string; email: string; tokenHash: string; cancelHash: string; expiresAt: string };
      now: string;
    }
  | {
      type: 'ResendEmailChange';
      data: { accountId: string; tokenHash: string; expiresAt: string };
      now: string;
    }
  /** `cancelHash` is null if the owner of the account is signed in. */
  | { type: 'CancelEmailChange'; data: { accountId: string; cancelHash: string | null }; now: string }
  | {
      type: 'ConfirmEmailChange';
      data: { accountId: string; tokenHash: string; exceptSid: string | null };
      now: string;
    };

export const noEmailChange = { emailChange: null, confirmedHash: null, formerEmails: [] } as const;

const subject = (data: { accountId: string }) => data.accountId;
export const emailChangePersonalFields = {
  EmailChangeRequested: { subject, fields: ['email'] },
  EmailChanged: { subject, fields: ['email'] },
} as const;

export const rejectEmailChange = rejections({
  'email-change-invalid': ['gone', 'This link no longer works. Start the change again in your account.'],
  'email-change-missing': ['conflict', 'There’s no pending change. Start it again.'],
});

const isEmailChange = (type: string): boolean =>
  type.startsWith('EmailChange') || type.endsWith('EmailChange');

export const isEmailChangeEvent = <E extends { readonly type: string }>(
  event: E | EmailChangeEvent,
): event is EmailChangeEvent => isEmailChange(event.type);

export const isEmailChangeCommand = <C extends { readonly type: string }>(
  command: C | EmailChangeCommand,
): command is EmailChangeCommand => isEmailChange(command.type);

export function evolveAccountEmail<S extends AccountEmail>(state: S, { type, data }: EmailChangeEvent): S {
  switch (type) {
    case 'EmailChangeRequested': {
      const { email, tokenHash, cancelHash, expiresAt } = data;
      return email === null ? state : { ...state, emailChange: { email, tokenHash, cancelHash, expiresAt } };
    }
    case 'EmailChangeCancelled':
      return { ...state, emailChange: null };
    case 'EmailChanged': {
      if (data.email === null) return state;
      const former = state.email === null ? [] : [{ email: state.email, replacedAt: data.changedAt }];
      return {
        ...state,
        email: data.email,
        emailChange: null,
        confirmedHash: state.emailChange?.tokenHash ?? null,
        formerEmails: [...state.formerEmails, ...former],
      };
    }
    default:
      return unreachable(type);
  }
}

/** The pending change, if its link has not expired. */
export const findPendingChange = (
  { emailChange }: Pick<AccountEmail, 'emailChange'>,
  now: string,
): PendingEmailChange | null =>
  emailChange && Date.parse(now) < Date.parse(emailChange.expiresAt) ? emailChange : null;

/** @throws DomainError `email-change-invalid` unless the token is that of the newest link, unused and not expired */
export function assertConfirmable(
  account: Pick<AccountEmail, 'emailChange'>,
  tokenHash: string,
  now: string,
): PendingEmailChange {
  const pending = findPendingChange(account, now);
  if (pending?.tokenHash !== tokenHash) throw rejectEmailChange('email-change-invalid');
  return pending;
}

export function decideEmailChange(
  { type, data, now }: EmailChangeCommand,
  account: Pick<AccountEmail, 'emailChange'>,
): EmailChangeEvent[] {
  const { accountId } = data;
  switch (type) {
    case 'RequestEmailChange':
      return [{ type: 'EmailChangeRequested', data: { ...data, requestedAt: now } }];
    case 'ResendEmailChange': {
      const pending = findPendingChange(account, now);
      if (!pending) throw rejectEmailChange('email-change-missing');
      // The link that cancels the change stays valid: the old address gets no second notice.
      return [{ type: 'EmailChangeRequested', data: { ...pending, ...data, requestedAt: now } }];
    }
    case 'CancelEmailChange': {
      const { emailChange } = account;
      if (data.cancelHash !== null && emailChange?.cancelHash !== data.cancelHash)
        throw rejectEmailChange('email-change-invalid');
      return emailChange ? [{ type: 'EmailChangeCancelled', data: { accountId, cancelledAt: now } }] : [];
    }
    case 'ConfirmEmailChange': {
      const { email } = assertConfirmable(account, data.tokenHash, now);
      const { exceptSid } = data;
      return [{ type: 'EmailChanged', data: { accountId, email, exceptSid, changedAt: now } }];
    }
    default:
      return unreachable(type);
  }
}
