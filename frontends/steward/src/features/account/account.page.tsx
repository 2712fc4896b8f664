import { PageTitle } from '../../shared/page/page-title.tsx';
import { ChangePassword } from './password/change-password.tsx';
import { accountWords as words } from './account-copy.ts';
import { TwoFactor } from './two-factor/two-factor.tsx';

/** What a steward does with their own account, one card for each part. */
export const AccountPage = () => (
  <>
    <PageTitle title={words.title} lead={words.lead} />
    <TwoFactor />
    <ChangePassword />
  </>
);
