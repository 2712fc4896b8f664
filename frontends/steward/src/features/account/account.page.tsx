import { PageTitle } from '../../shared/page/page-title.tsx';
import { ChangePassword } from './change-password.tsx';
import { accountCopy as copy } from './account-copy.ts';
import { TwoFactor } from './two-factor/two-factor.tsx';

/** What a steward does with their own account, one card for each part. */
export const AccountPage = () => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} />
    <TwoFactor />
    <ChangePassword />
  </>
);
