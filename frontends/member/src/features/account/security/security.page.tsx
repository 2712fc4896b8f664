import {
  cancelEmailChange,
  changePassword,
  finishPasskeyRegistration,
  listMemberSessions,
  listPasskeys,
  readMyEmail,
  removePasskey,
  renamePasskey,
  requestEmailChange,
  resendEmailChange,
  revokeMemberSession,
  revokeOtherMemberSessions,
  startMemberPasskeyReauthentication,
  startPasskeyRegistration,
} from '@aera/contracts';
import { useMember } from '@aera/frontend-kit';
import {
  AccountContext,
  type AccountRoutes,
  EmailCard,
  PasskeysCard,
  SessionsCard,
  useInvalidateSecurity,
} from '@aera/frontend-kit/account-security';
import { ChangePasswordForm } from '@aera/frontend-kit/form';
import { MemberPageLayout } from '../../../shared/member-page-layout.tsx';
import { myDataPath, paths } from '../../../shared/paths.ts';
import { SecurityCard } from './security-card.tsx';
import { securityCopy as copy } from './security-copy.ts';

const routes: AccountRoutes = {
  readEmail: readMyEmail,
  requestEmailChange,
  resendEmailChange,
  cancelEmailChange,
  startPasskeyProof: startMemberPasskeyReauthentication,
  listPasskeys,
  startPasskey: startPasskeyRegistration,
  finishPasskey: finishPasskeyRegistration,
  renamePasskey,
  removePasskey,
  listSessions: listMemberSessions,
  revokeSession: revokeMemberSession,
  revokeOtherSessions: revokeOtherMemberSessions,
};

/** Sign-in methods and sessions of the member. */
export function SecurityPage() {
  const { member } = useMember();
  const invalidate = useInvalidateSecurity();
  return (
    <MemberPageLayout
      title={copy.title}
      lead={copy.lead}
      backLink={{ to: paths.dashboard, label: copy.back }}
      secondaryLink={{ to: myDataPath, label: copy.ownData }}
    >
      <AccountContext value={{ routes, accountId: member?.id, Card: SecurityCard }}>
        <EmailCard />
        <SecurityCard title={copy.password.title} lead={copy.password.lead}>
          <ChangePasswordForm
            route={changePassword}
            username={member?.email ?? ''}
            onChanged={() => void invalidate()}
          />
        </SecurityCard>
        <PasskeysCard />
        <SessionsCard />
      </AccountContext>
    </MemberPageLayout>
  );
}
