import { useState } from 'react';
import { recoveryWords } from '../../shared/copy/recovery-copy.ts';
import { CodeField, codeLength } from '../../shared/fields/code-fields.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { signInWords } from './sign-in-copy.ts';
import type { SignIn } from './use-sign-in.ts';

const { code: words } = signInWords;

/** Step two, when the server asks for it: the code of six digits. */
export function CodeForm({ signIn }: { readonly signIn: SignIn }) {
  const [code, setCode] = useState('');
  const submit = () => signIn.submitCode(code);
  return (
    <SecondStepForm
      title={words.title}
      signIn={signIn}
      incomplete={code.length < codeLength}
      onSubmit={submit}
      other={{ label: recoveryWords.lost, onClick: signIn.recover }}
    >
      <CodeField
        label={words.field}
        hint={words.hint}
        value={code}
        onChange={setCode}
        onEarlyEnter={submit}
      />
    </SecondStepForm>
  );
}
