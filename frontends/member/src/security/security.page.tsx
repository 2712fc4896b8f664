import { PersonalFrame } from '../page/personal-frame.tsx';
import { ownDataPath, paths } from '../paths.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { securityWords as words } from './security-words.ts';
import { SessionsPart } from './sessions-part.tsx';

/** How the member gets in, and where they are signed in. */
export const SecurityPage = () => (
  <PersonalFrame
    title={words.title}
    lead={words.lead}
    back={{ to: paths.dashboard, label: words.back }}
    aside={{ to: ownDataPath, label: words.ownData }}
  >
    <PasswordPart />
    <PasskeysPart />
    <SessionsPart />
  </PersonalFrame>
);
