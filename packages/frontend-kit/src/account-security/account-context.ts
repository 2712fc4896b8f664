import type {
  cancelEmailChange,
  cancelStewardEmailChange,
  finishPasskeyRegistration,
  finishStewardPasskeyRegistration,
  listMemberSessions,
  listPasskeys,
  listStewardPasskeys,
  listStewardSessions,
  readMyEmail,
  readStewardEmail,
  removePasskey,
  removeStewardPasskey,
  renamePasskey,
  renameStewardPasskey,
  requestEmailChange,
  requestStewardEmailChange,
  resendEmailChange,
  resendStewardEmailChange,
  revokeMemberSession,
  revokeOtherMemberSessions,
  revokeOtherStewardSessions,
  revokeStewardSession,
  startMemberPasskeyReauthentication,
  startPasskeyRegistration,
  startStewardPasskeyRegistration,
} from '@aera/contracts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The calls that manage address, passkeys and sessions of one kind of account. */
export interface AccountRoutes {
  readonly readEmail: typeof readMyEmail | typeof readStewardEmail;
  readonly requestEmailChange: typeof requestEmailChange | typeof requestStewardEmailChange;
  readonly resendEmailChange: typeof resendEmailChange | typeof resendStewardEmailChange;
  readonly cancelEmailChange: typeof cancelEmailChange | typeof cancelStewardEmailChange;
  /** Starts a passkey check that replaces the password when the address is changed. Absent where a step-up precedes the change. */
  readonly startPasskeyProof?: typeof startMemberPasskeyReauthentication;
  readonly listPasskeys: typeof listPasskeys | typeof listStewardPasskeys;
  readonly startPasskeyRegistration: typeof startPasskeyRegistration | typeof startStewardPasskeyRegistration;
  readonly finishPasskeyRegistration:
    | typeof finishPasskeyRegistration
    | typeof finishStewardPasskeyRegistration;
  readonly renamePasskey: typeof renamePasskey | typeof renameStewardPasskey;
  readonly removePasskey: typeof removePasskey | typeof removeStewardPasskey;
  readonly listSessions: typeof listMemberSessions | typeof listStewardSessions;
  readonly revokeSession: typeof revokeMemberSession | typeof revokeStewardSession;
  readonly revokeOtherSessions: typeof revokeOtherMemberSessions | typeof revokeOtherStewardSessions;
}

/** A section with a title. */
export interface AccountCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export interface SignedInAccount {
  readonly routes: AccountRoutes;
  /** Undefined while it is loading. */
  readonly accountId: string | undefined;
  /** The frontend's own card. */
  readonly Card: ComponentType<AccountCardProps>;
}

/** The account whose passkeys and sessions the cards show. */
export const AccountContext = createContext<SignedInAccount | null>(null);

/** @throws Error outside of an `AccountContext` */
export function useAccount(): SignedInAccount {
  const account = useContext(AccountContext);
  if (!account) throw new Error('No account is provided.');
  return account;
}
