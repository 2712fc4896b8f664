import { TextField } from '@aera/ui';
import { recoveryWords as words } from '../copy/recovery-copy.ts';

export interface RecoveryFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** A recovery code, as it is written down. */
export const RecoveryField = ({ value, onChange }: RecoveryFieldProps) => (
  <TextField
    label={words.field}
    hint={words.hint}
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
