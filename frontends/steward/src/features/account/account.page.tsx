import { changeStewardPassword } from '@aera/contracts';
import { useSteward } from '@aera/frontend-kit';
import { ChangePasswordForm } from '@aera/frontend-kit/form';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { SectionCard } from '../../shared/page/section-card.tsx';
import { accountCopy as copy } from './account-copy.ts';
import { TwoFactor } from './two-factor/two-factor.tsx';

/** Second factor and password of the signed-in steward. */
export function AccountPage() {
  const { steward } = useSteward();
  return (
    <>
      <PageTitle title={copy.title} />
      <TwoFactor />
      <SectionCard {...copy.password}>
        <ChangePasswordForm route={changeStewardPassword} username={steward?.username ?? ''} />
      </SectionCard>
    </>
  );
}
