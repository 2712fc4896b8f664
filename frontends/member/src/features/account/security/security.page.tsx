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
  type AccountCardProps,
} from '@aera/frontend-kit/account-security';
import { ChangePasswordForm } from '@aera/frontend-kit/form';
import { Card, Heading, MutedText, Stack } from '@aera/ui';
import { useId } from 'react';
import { MemberPageLayout } from '../../../shared/member-page-layout.tsx';
import { myDataPath, paths } from '../../../shared/paths.ts';

/** Copy of the security page, except for the cards of the frontend kit. */
const copy = {
  title: 'Security',
  lead: 'Manage your email address, password, passkeys and sessions.',
  back: 'Back to dashboard',
  ownData: 'Your data',
  password: {
    title: 'Password',
    lead: 'Changing it signs you out everywhere else. We’ll email you a confirmation.',
  },
} as const;

const routes: AccountRoutes = {
  readEmail: readMyEmail,
  requestEmailChange,
  resendEmailChange,
  cancelEmailChange,
  startPasskeyProof: startMemberPasskeyReauthentication,
  listPasskeys,
  startPasskeyRegistration,
  finishPasskeyRegistration,
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

/** A section of the security page. */
function SecurityCard({ title, lead, children }: AccountCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          <MutedText>{lead}</MutedText>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
