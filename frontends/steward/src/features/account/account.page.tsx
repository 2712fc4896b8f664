import {
  cancelStewardEmailChange,
  changeStewardPassword,
  finishStewardPasskeyRegistration,
  listStewardPasskeys,
  listStewardSessions,
  readStewardEmail,
  removeStewardPasskey,
  renameStewardPasskey,
  requestStewardEmailChange,
  resendStewardEmailChange,
  revokeOtherStewardSessions,
  revokeStewardSession,
  startStewardPasskeyRegistration,
} from '@aera/contracts';
import { useSteward, stewardKey, useStewardSignOut } from '@aera/frontend-kit';
import {
  AccountContext,
  type AccountRoutes,
  EmailCard,
  PasskeysCard,
  SessionsCard,
} from '@aera/frontend-kit/account-security';
import { ChangePasswordForm } from '@aera/frontend-kit/form';
import { Button, Notice, Row, Text } from '@aera/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { SectionCard } from '../../shared/page/section-card.tsx';
import { accountCopy as copy, accountCopy } from './account-copy.ts';
import { EmailNotifications } from './email-notifications.tsx';
import { TwoFactor } from './two-factor/two-factor.tsx';
import { paths } from '../../shared/paths.ts';

const routes: AccountRoutes = {
  readEmail: readStewardEmail,
  requestEmailChange: requestStewardEmailChange,
  resendEmailChange: resendStewardEmailChange,
  cancelEmailChange: cancelStewardEmailChange,
  listPasskeys: listStewardPasskeys,
  startPasskey: startStewardPasskeyRegistration,
  finishPasskey: finishStewardPasskeyRegistration,
  renamePasskey: renameStewardPasskey,
  removePasskey: removeStewardPasskey,
  listSessions: listStewardSessions,
  revokeSession: revokeStewardSession,
  revokeOtherSessions: revokeOtherStewardSessions,
};

/** Sign-in methods and sessions of the signed-in steward. Shows only second factors while the role requires one that is missing. */
export function AccountPage() {
  const { steward } = useSteward();
  const isLimited = steward?.lacksSecondFactor ?? false;
  return (
    <AccountContext value={{ routes, accountId: steward?.id, Card: SectionCard }}>
      <PageTitle title={copy.title} />
      {isLimited && <SecondFactorRequired />}
      <TwoFactor />
      <PasskeysCard />
      {!isLimited && (
        <>
          <EmailCard />
          <EmailNotifications />
          <SectionCard {...copy.password}>
            <ChangePasswordForm route={changeStewardPassword} username={steward?.username ?? ''} />
          </SectionCard>
          <SessionsCard />
        </>
      )}
    </AccountContext>
  );
}

const requiredCopy = accountCopy.required;

/** Explains that the role requires a second factor, and opens the portal once it is set up. */
function SecondFactorRequired() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { steward } = useSteward();
  const signOut = useStewardSignOut();
  const [checking, setChecking] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  const proceed = async () => {
    setChecking(true);
    await client.refetchQueries({ queryKey: stewardKey });
    setChecking(false);
    const session = client.getQueryData<{ user: NonNullable<typeof steward> }>(stewardKey);
    if (session && !session.user.lacksSecondFactor) await navigate(paths.portal);
    else setIsMissing(true);
  };
  return (
    <SectionCard title={requiredCopy.title} tone="gold">
      <Text>{requiredCopy.text}</Text>
      <div role="alert">{isMissing && <Notice tone="warning">{requiredCopy.missing}</Notice>}</div>
      <Row gap={3}>
        <Button pending={checking} pendingLabel={requiredCopy.checking} onClick={() => void proceed()}>
          {requiredCopy.proceed}
        </Button>
        <Button variant="ghost" pending={signOut.isPending} onClick={() => signOut.mutate()}>
          {requiredCopy.signOut}
        </Button>
      </Row>
    </SectionCard>
  );
}
