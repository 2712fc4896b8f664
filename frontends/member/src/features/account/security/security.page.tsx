import { changePassword } from '@aera/contracts';
import { useMember } from '@aera/frontend-kit';
import { ChangePasswordForm } from '@aera/frontend-kit/form';
import { PersonalFrame } from '../../../shared/personal-frame.tsx';
import { myDataPath, paths } from '../../../shared/paths.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { useInvalidateSecurity } from './security-api.ts';
import { SecurityCard } from './security-card.tsx';
import { securityCopy as copy } from './security-copy.ts';
import { SessionsCard } from './sessions-card.tsx';

/** Sign-in methods and sessions of the member. */
export function SecurityPage() {
  const { member } = useMember();
  const invalidate = useInvalidateSecurity();
  return (
    <PersonalFrame
      title={copy.title}
      lead={copy.lead}
      back={{ to: paths.dashboard, label: copy.back }}
      aside={{ to: myDataPath, label: copy.ownData }}
    >
      <SecurityCard title={copy.password.title} lead={copy.password.lead}>
        <ChangePasswordForm
          route={changePassword}
          username={member?.email ?? ''}
          onChanged={() => void invalidate()}
        />
      </SecurityCard>
      <PasskeysCard />
      <SessionsCard />
    </PersonalFrame>
  );
}
