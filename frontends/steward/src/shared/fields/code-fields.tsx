import { TextField, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { recoveryCopy as copy } from '../session/recovery-codes-copy.ts';

/** Digits of a code. */
export const codeLength = 6;

const Digits = styled.div`
  input {
    font: 600 ${theme.text.xl} / 1.3 ${theme.font.mono};
    letter-spacing: 0.4em;
    text-align: center;
    text-indent: 0.4em;
  }
`;

interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called when Enter is pressed before the code is complete. */
  readonly onEarlyEnter: () => void;
}

/** A 6-digit code; other characters are dropped. */
export const CodeField = ({ label, hint, value, onChange, onEarlyEnter }: CodeFieldProps) => (
  <Digits>
    <TextField
      label={label}
      {...(hint && { hint })}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      value={value}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, codeLength))}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && value.length < codeLength) onEarlyEnter();
      }}
    />
  </Digits>
);

interface RecoveryFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** A recovery code, with or without dashes. */
export const RecoveryField = ({ value, onChange }: RecoveryFieldProps) => (
  <TextField
    label={copy.field}
    hint={copy.hint}
    name="recovery-code"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    required
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
