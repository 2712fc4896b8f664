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
  type StewardUser,
} from '@aera/contracts';
import { useSteward, stewardKey } from '@aera/frontend-kit';
import {
  AccountContext,
  type AccountRoutes,
  EmailCard,
  PasskeysCard,
  SessionsCard,
} from '@aera/frontend-kit/account-security';
import { ChangePasswordForm } from '@aera/frontend-kit/form';
import { Button, Notice, Row, Text } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { SectionCard } from '../../shared/page/section-card.tsx';
import { accountCopy as copy } from './account-copy.ts';
import { EmailNotifications } from './email-notifications.tsx';
import { TwoFactor } from './two-factor/two-factor.tsx';
import { paths } from '../../shared/paths.ts';
import { useLogOut } from '../../shared/session/use-log-out.ts';

const routes: AccountRoutes = {
  readEmail: readStewardEmail,
  requestEmailChange: requestStewardEmailChange,
  resendEmailChange: resendStewardEmailChange,
  cancelEmailChange: cancelStewardEmailChange,
  listPasskeys: listStewardPasskeys,
  startPasskeyRegistration: startStewardPasskeyRegistration,
  finishPasskeyRegistration: finishStewardPasskeyRegistration,
  renamePasskey: renameStewardPasskey,
  removePasskey: removeStewardPasskey,
  listSessions: listStewardSessions,
  revokeSession: revokeStewardSession,
  revokeOtherSessions: revokeOtherStewardSessions,
};

/** Sign-in methods and sessions of the signed-in steward. While a required second factor is missing, shows only the cards that set one up. */
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

const requiredCopy = copy.required;

/** Explains that the role requires a second factor, and opens the portal once it is set up. */
function SecondFactorRequired() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { logOut, isPending } = useLogOut();
  const check = useMutation({
    mutationFn: () => client.refetchQueries({ queryKey: stewardKey }, { throwOnError: true }),
    onSuccess: () => {
      const session = client.getQueryData<{ user: StewardUser }>(stewardKey);
      if (session && !session.user.lacksSecondFactor) void navigate(paths.portal);
    },
  });
  return (
    <SectionCard title={requiredCopy.title} tone="gold">
      <Text>{requiredCopy.text}</Text>
      <div role="alert">
        {check.isSuccess && <Notice tone="warning">{requiredCopy.missing}</Notice>}
        {check.isError && <Notice tone="destructive">{requiredCopy.notChecked}</Notice>}
      </div>
      <Row gap={3}>
        <Button pending={check.isPending} pendingLabel={requiredCopy.checking} onClick={() => check.mutate()}>
          {requiredCopy.proceed}
        </Button>
        <Button variant="ghost" pending={isPending} onClick={logOut}>
          {requiredCopy.signOut}
        </Button>
      </Row>
    </SectionCard>
  );
}
