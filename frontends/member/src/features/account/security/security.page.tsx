import { PersonalFrame } from '../../../shared/personal-frame.tsx';
import { myDataPath, paths } from '../../../shared/paths.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { securityCopy as copy } from './security-copy.ts';
import { SessionsCard } from './sessions-card.tsx';

/** How the member gets in, and where they are signed in. */
export const SecurityPage = () => (
  <PersonalFrame
    title={copy.title}
    lead={copy.lead}
    back={{ to: paths.dashboard, label: copy.back }}
    aside={{ to: myDataPath, label: copy.ownData }}
  >
    <PasswordCard />
    <PasskeysCard />
    <SessionsCard />
  </PersonalFrame>
);
