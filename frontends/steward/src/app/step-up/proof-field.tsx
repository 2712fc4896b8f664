import { PasswordField } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { CodeField, RecoveryField } from '../../shared/fields/code-fields.tsx';
import { presenceWords as words } from './step-up-copy.ts';
import type { Proof } from './use-proof.ts';

/** Where presence is proved: by a code, a recovery code, or the password. Each takes the focus when it comes. */
export function ProofField({ proof }: { readonly proof: Proof }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => room.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={room}>
      <Field proof={proof} />
    </div>
  );
}

function Field({ proof: { way, secret, change, tooEarly } }: { readonly proof: Proof }) {
  if (way === 'totp')
    return <CodeField label={words.code} value={secret} onChange={change} onEarlyEnter={tooEarly} />;
  if (way === 'recovery') return <RecoveryField value={secret} onChange={change} />;
  return (
    <PasswordField
      label={words.password}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
      autoComplete="current-password"
      maxLength={200}
      required
      value={secret}
      onChange={({ target }) => change(target.value)}
    />
  );
}
