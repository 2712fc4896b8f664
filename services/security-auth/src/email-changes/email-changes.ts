import { createHmac } from 'node:crypto';
import { portalPath } from '@aera/content/brand';
import { createMessage, type EmailStatus, recipientAddressChanged } from '@aera/contracts/server';
import { rejections } from '@aera/event-store/decider';
import { deriveId, type EventMetadata } from '@aera/service-kit';
import {
  type AccountEmail,
  assertConfirmable,
  type EmailChangeCommand,
  findPendingChange,
  rejectEmailChange,
} from '../account-email/account-email.ts';
import { memberStream } from '../members/member-stream.ts';
import type { SecurityContext } from '../security-context.ts';
import type { Account } from '../sessions/session.ts';
import { stewardStream } from '../stewards/steward-stream.ts';
import { createMailToken, parseMailToken } from '../verification/mail-token.ts';

const reject = rejections({
  'email-unchanged': ['conflict', 'This is already your email address.'],
  'sign-in-to-confirm': ['forbidden', 'Sign in to the account that asked for this change first.'],
});

const linkTtlMs = 60 * 60_000;

/** Paths of the links in mails. The tokens are in the fragment, so they reach no server and no log. */
const cancelPath = '/verify/cancel-email';
const confirmPaths = { member: '/verify/new-email', steward: '/admin/account/new-email' } as const;
const signInPaths = { member: '/login', steward: portalPath } as const;

/** Changes the e-mail address of members and stewards, by a link that only the owner of the new address gets. */
export function createEmailChanges(context: SecurityContext) {
  const { store, accounts, attempts, toNameKey, sendToAccount, notify, deriveKey, clock, now, log } = context;
  const cancelKey = deriveKey('cancel email change');
  /** The token is derived, so that a consumer can create it again for the notice. */
  const createCancelToken = (accountId: string, requestedAt: string) =>
    createMailToken(
      accountId,
      createHmac('sha256', cancelKey).update(`${accountId} ${requestedAt}`).digest(),
    );

  const find = ({ kind, id }: Account): Promise<AccountEmail | null> =>
    kind === 'member' ? accounts.memberById(id) : accounts.stewardById(id);
  const load = async (of: Account): Promise<AccountEmail> => {
    const account = await find(of);
    if (!account) throw rejectEmailChange('email-change-invalid');
    return account;
  };
  const handle = async (
    { kind, id }: Account,
    command: EmailChangeCommand,
    metadata: EventMetadata,
  ): Promise<EmailStatus> => {
    const { state } = await (kind === 'member'
      ? store.stream(memberStream).handle([id], command, { metadata })
      : store.stream(stewardStream).handle([id], command, { metadata }));
    return toStatus(state as AccountEmail);
  };
  const toStatus = (account: AccountEmail): EmailStatus => {
    const pending = findPendingChange(account, now());
    return {
      email: account.email,
      pending: pending && { email: pending.email, expiresAt: pending.expiresAt },
    };
  };
  const computeExpiry = () => new Date(clock().getTime() + linkTtlMs).toISOString();

  /** Counts a mail to the new address, and one more for the account, so that one account cannot send mails to many addresses. */
  const consumeMails = async (account: Account, email: string, ip: string): Promise<void> => {
    await attempts.consume('mail', { account: toNameKey('email', email), ip });
    await attempts.consume('mail', { account: account.id, ip });
  };

  /** Sends the link; the owner of a taken address gets a notice instead. */
  const sendLink = async (account: Account, email: string, token: string, expiresAt: string) => {
    const owner = await accounts.findEmailOwner(account.kind, email, account.id);
    if (owner)
      await sendToAccount({
        kind: 'email_taken',
        account: { kind: account.kind, id: owner.accountId },
        address: owner.email,
        path: signInPaths[account.kind],
      });
    else {
      const path = `${confirmPaths[account.kind]}#${token}`;
      await sendToAccount({ kind: 'confirm_new_email', account, address: email, path, expiresAt });
    }
  };
  /** Runs after the response, so that neither its content nor its time reveals whether the address is taken. */
  const sendLater = (send: () => Promise<void>): void =>
    void setImmediate(() => {
      send().catch((error: unknown) => log.warn({ err: error }, 'the mail of an e-mail change was not sent'));
    });

  return {
    read: async (account: Account): Promise<EmailStatus> => toStatus(await load(account)),
    /**
     * Call after re-authentication or step-up authentication of the owner.
     * @throws DomainError `email-unchanged`; HttpProblem 429 above the limit of mails
     */
    async request(
      account: Account,
      email: string,
      ip: string,
      metadata: EventMetadata,
    ): Promise<EmailStatus> {
      const { email: oldEmail } = await load(account);
      if (oldEmail !== null && accounts.isSameEmail(oldEmail, email)) throw reject('email-unchanged');
      await consumeMails(account, email, ip);
      const requestedAt = now();
      const [link, cancel] = [createMailToken(account.id), createCancelToken(account.id, requestedAt)];
      const expiresAt = computeExpiry();
      const data = {
        accountId: account.id,
        email,
        tokenHash: link.hash,
        cancelHash: cancel.hash,
        expiresAt,
      };
      const status = await handle(account, { type: 'RequestEmailChange', data, now: requestedAt }, metadata);
      sendLater(() => sendLink(account, email, link.token, expiresAt));
      return status;
    },
    /** Sends the old address the link that cancels the change, unless it is no longer pending. Idempotent. */
    async notifyOldAddress(account: Account, requestedAt: string): Promise<void> {
      const state = await find(account);
      const pending = state && findPendingChange(state, now());
      if (!state || state.email === null || !pending) return;
      const { kind, id } = account;
      const { token, hash } = createCancelToken(id, requestedAt);
      // Another link to the new address was requested, or another address.
      if (hash !== pending.cancelHash) return;
      const mail = {
        kind: 'email_change_requested',
        path: `${cancelPath}#${token}`,
        expiresAt: pending.expiresAt,
        mailId: deriveId(`${id} ${requestedAt}`, 'email-change-requested'),
      } as const;
      if (kind === 'member') await notify({ ...mail, member: { memberId: id, email: state.email } });
      else await sendToAccount({ ...mail, account, address: state.email });
    },
    /** @throws DomainError `email-change-missing`; HttpProblem 429 above the limit of mails */
    async resend(account: Account, ip: string, metadata: EventMetadata): Promise<EmailStatus> {
      const pending = findPendingChange(await load(account), now());
      if (!pending) throw rejectEmailChange('email-change-missing');
      await consumeMails(account, pending.email, ip);
      const { token, hash: tokenHash } = createMailToken(account.id);
      const expiresAt = computeExpiry();
      const data = { accountId: account.id, tokenHash, expiresAt };
      const status = await handle(account, { type: 'ResendEmailChange', data, now: now() }, metadata);
      sendLater(() => sendLink(account, pending.email, token, expiresAt));
      return status;
    },
    cancel: (account: Account, metadata: EventMetadata): Promise<EmailStatus> => {
      const data = { accountId: account.id, cancelHash: null };
      return handle(account, { type: 'CancelEmailChange', data, now: now() }, metadata);
    },
    /**
     * Cancels by the link in the notice, without a session. Returns the kind of the account.
     * @throws DomainError `email-change-invalid`
     */
    async cancelByLink(text: string, metadata: EventMetadata): Promise<Account['kind']> {
      const token = parseMailToken(text);
      if (!token) throw rejectEmailChange('email-change-invalid');
      const { subjectId: id, hash: cancelHash } = token;
      const kind = (await accounts.memberById(id)) ? 'member' : 'steward';
      await load({ kind, id });
      const data = { accountId: id, cancelHash };
      await handle({ kind, id }, { type: 'CancelEmailChange', data, now: now() }, metadata);
      return kind;
    },
    /**
     * Changes the address by the link in the mail to it. The account must be signed in. Otherwise a stranger could request
     * the change, and a click by the owner of the address would assign it to the stranger's account. Call `createCompleteEmailChange` next.
     * Following the link again succeeds and changes nothing, because the first response may have been lost.
     * @param keepSession calls the change with the id of the session that stays open, because a consumer ends all others immediately
     * @throws DomainError `email-change-invalid`, `sign-in-to-confirm`, `new-email-taken`
     */
    async confirm(
      account: Account,
      text: string,
      keepSession: (change: (sid: string | null) => Promise<ConfirmedChange>) => Promise<ConfirmedChange>,
      metadata: EventMetadata,
    ): Promise<ConfirmedChange> {
      const token = parseMailToken(text);
      if (!token) throw rejectEmailChange('email-change-invalid');
      if (token.subjectId !== account.id) throw reject('sign-in-to-confirm');
      const { hash: tokenHash } = token;
      const state = await load(account);
      if (state.confirmedHash === tokenHash) return { status: toStatus(state), completed: null };
      const { email } = assertConfirmable(state, tokenHash, now());
      await accounts.reserveEmail(account.kind, account.id, email, metadata);
      try {
        return await keepSession(async (exceptSid) => {
          const data = { accountId: account.id, tokenHash, exceptSid };
          const changedAt = now();
          const command = { type: 'ConfirmEmailChange', data, now: changedAt } as const;
          const status = await handle(account, command, metadata);
          return { status, completed: { account, exceptSid, changedAt } };
        });
      } catch (error) {
        // A concurrent use of the same link may have succeeded.
        const { email: current } = await load(account);
        if (current === null || !accounts.isSameEmail(current, email))
          await accounts.releaseEmail(account.kind, account.id, email, metadata);
        throw error;
      }
    },
  };
}

interface ConfirmedChange {
  readonly status: EmailStatus;
  /** Null if the link was followed before. */
  readonly completed: CompletedChange | null;
}

interface CompletedChange {
  readonly account: Account;
  readonly exceptSid: string | null;
  readonly changedAt: string;
}

/**
 * Completes a change: ends other sessions, releases the old address, invalidates links sent to it, and notifies its owner.
 * Idempotent: the request does it immediately, and a consumer repeats it in case the process crashed in between.
 * @throws EventStoreError `projection-lagging`
 */
export const createCompleteEmailChange =
  (context: SecurityContext) =>
  async ({ account, exceptSid, changedAt }: CompletedChange, metadata: EventMetadata): Promise<void> => {
    const { accounts, verifications, devices, attempts, toNameKey, bus, sendToAccount, sessions } = context;
    const { kind, id } = account;
    await sessions.signOutEverywhere(account, metadata, { exceptSid, openedUntil: changedAt });
    const state = await (kind === 'member' ? accounts.memberById(id) : accounts.stewardById(id));
    if (!state || state.email === null) return;
    if (kind === 'member') {
      await verifications.recordReplacedEmail(id, changedAt, metadata);
      const data = { recipientId: id, address: state.email, changedAt };
      const envelope = {
        source: 'security-auth',
        id: deriveId(`${id} ${changedAt}`, 'recipient'),
        subject: memberStream.streamId(id),
        time: changedAt,
      } as const;
      await bus.publish(createMessage(recipientAddressChanged, data, envelope));
    }
    const former = state.formerEmails.find(({ replacedAt }) => replacedAt === changedAt)?.email;
    if (!former) return;
    // The account may have changed back to an earlier address.
    if (!accounts.isSameEmail(former, state.email)) await accounts.releaseEmail(kind, id, former, metadata);
    if (kind === 'member') {
      await devices.forget(toNameKey('email', former));
      await attempts.reset(toNameKey('email', former));
    }
    const mailId = deriveId(`${id} ${changedAt}`, 'email-changed');
    await sendToAccount({ kind: 'email_changed', account, address: former, mailId });
  };
