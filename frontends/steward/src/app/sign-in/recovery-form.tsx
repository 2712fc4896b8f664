import { useState } from 'react';
import { recoveryWords } from '../../shared/copy/recovery-copy.ts';
import { RecoveryField } from '../../shared/fields/code-fields.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { signInWords } from './sign-in-copy.ts';
import type { SignIn } from './use-sign-in.ts';

/** In the place of step two, for whoever has lost the authenticator. */
export function RecoveryForm({ signIn }: { readonly signIn: SignIn }) {
  const [typed, setTyped] = useState('');
  return (
    <SecondStepForm
      title={signInWords.recovery.title}
      signIn={signIn}
      incomplete={typed.trim() === ''}
      onSubmit={() => signIn.submitRecoveryCode(typed)}
      other={{ label: recoveryWords.found, onClick: signIn.toCode }}
    >
      <RecoveryField value={typed} onChange={setTyped} />
    </SecondStepForm>
  );
}
