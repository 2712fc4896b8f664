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
import { useSteward } from '@aera/frontend-kit';
import {
  AccountContext,
  type AccountRoutes,
  EmailCard,
  PasskeysCard,
  SessionsCard,
} from '@aera/frontend-kit/account-security';
import { ChangePasswordForm } from '@aera/frontend-kit/form';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { SectionCard } from '../../shared/page/section-card.tsx';
import { accountCopy as copy } from './account-copy.ts';
import { SecondFactorRequired } from './second-factor-required.tsx';
import { TwoFactor } from './two-factor/two-factor.tsx';

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
          <SectionCard {...copy.password}>
            <ChangePasswordForm route={changeStewardPassword} username={steward?.username ?? ''} />
          </SectionCard>
          <SessionsCard />
        </>
      )}
    </AccountContext>
  );
}
