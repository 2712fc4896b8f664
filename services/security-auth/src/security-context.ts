import { waitForProjection } from '@aera/event-store';
import type { ServiceContext } from '@aera/service-kit';
import { type Accounts, createAccounts } from './accounts.ts';
import type { SecurityEnv } from './config.ts';
import {
  createAccountMailer,
  createMemberMailer,
  createStewardAccountMailer,
  type SendToAccount,
  type SendToMember,
  type SendToSteward,
} from './mail/account-mailer.ts';
import { type NameKey, createNameKey } from './name-reservations/name-reservations.ts';
import { type AccountPasskeys, createPasskeys } from './passkeys/account-passkeys.ts';
import type { IsBreached } from './passwords/breached-passwords.ts';
import { createPasswordPolicy, type PasswordPolicy } from './passwords/password-policy.ts';
import { createSecondFactorPolicy, type SecondFactorPolicy } from './second-factor/second-factor-policy.ts';
import { createSecondFactors, type SecondFactors } from './second-factor/second-factors.ts';
import { type BrowserSessions, createBrowserSessions } from './sessions/browser-sessions.ts';
import type { Account } from './sessions/session.ts';
import { createSessionActivity, type SessionActivity } from './sessions/session-activity.ts';
import { type AccountSession, readSessions, sessionProjection } from './sessions/sessions-projection.ts';
import { createStartSession, type StartSession } from './sessions/start-session.ts';
import { formatStewardName } from './stewards/steward-names.ts';
import {
  type AttemptThrottle,
  createAttemptThrottle,
  type FailedAttempt,
} from './throttling/attempt-throttle.ts';
import { createKnownDevices, type KnownDevices } from './throttling/known-devices.ts';
import { createVerifications, type Verifications } from './verification/verifications.ts';

/** Shared by all modules of this service. */
export interface SecurityContext extends ServiceContext<SecurityEnv> {
  /** Returns the current time, ISO 8601. */
  readonly now: () => string;
  /** Returns the opaque key of a name, such as the e-mail of a sign-in attempt. */
  readonly toNameKey: NameKey;
  readonly accounts: Accounts;
  /** Returns the name of a steward, for the history of their actions. */
  readonly readStewardName: (stewardId: string) => Promise<string>;
  readonly sendToAccount: SendToAccount;
  readonly send: SendToMember;
  /**
   * Sends an e-mail about an event of an account. While its address is unverified, it may be a stranger's, so these e-mails count towards
   * the limit of the address and are dropped above it.
   */
  readonly notify: SendToMember;
  /** The same for stewards, whose addresses are always confirmed. */
  readonly notifySteward: SendToSteward;
  readonly attempts: AttemptThrottle;
  readonly devices: KnownDevices;
  readonly sessions: BrowserSessions;
  readonly startSession: StartSession;
  readonly sessionActivity: SessionActivity;
  /** Returns every session of an account, including those opened just now, newest first. */
  readonly listSessions: (account: Account) => Promise<AccountSession[]>;
  readonly verifications: Verifications;
  readonly passwordPolicy: PasswordPolicy;
  readonly passkeys: AccountPasskeys;
  readonly factors: SecondFactors;
  readonly secondFactorPolicy: SecondFactorPolicy;
}

export function createSecurityContext(
  kit: ServiceContext<SecurityEnv>,
  isBreached: IsBreached,
  onFailedAttempt: (attempt: FailedAttempt) => void,
): SecurityContext {
  const { store, sql, clock, deriveKey } = kit;
  const base = { ...kit, now: () => clock().toISOString(), toNameKey: createNameKey(deriveKey('names')) };
  const accounts = createAccounts(base);
  const sendToAccount = createAccountMailer(base);
  const send = createMemberMailer(sendToAccount);
  const attempts = createAttemptThrottle(base, onFailedAttempt);
  const verifications = createVerifications({ ...base, accounts, send });
  const passkeys = createPasskeys({ ...base, accounts });
  const factors = createSecondFactors(base);
  const secondFactorPolicy = createSecondFactorPolicy({ ...base, factors, passkeys });
  const sessionActivity = createSessionActivity(base);
  const sessions = createBrowserSessions({ ...base, accounts, sessionActivity, secondFactorPolicy });
  const devices = createKnownDevices(base);
  return {
    ...base,
    accounts,
    readStewardName: async (stewardId) => formatStewardName(await accounts.stewardById(stewardId)),
    sendToAccount,
    send,
    notify: async (mail) => {
      const { memberId, email } = mail.member;
      if (
        (await verifications.isVerified(memberId)) ||
        (await attempts.tryConsume('mail', base.toNameKey('email', email)))
      )
        await send(mail);
    },
    notifySteward: createStewardAccountMailer(sendToAccount, accounts),
    attempts,
    devices,
    sessions,
    startSession: createStartSession({ accounts, passkeys, sessions, devices }),
    sessionActivity,
    listSessions: async (account) => {
      await waitForProjection(store, sessionProjection.name);
      return readSessions(sql, account);
    },
    verifications,
    passwordPolicy: createPasswordPolicy(isBreached),
    passkeys,
    factors,
    secondFactorPolicy,
  };
}
