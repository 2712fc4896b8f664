import { useState } from 'react';
import { styled } from 'styled-components';
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Labels of the toggle while the password is masked, and while it is shown. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** The toggle is inside the field. Both are positioned from the label, so that hint and error do not move it. */
const Frame = styled.div`
  position: relative;
  input {
    padding-inline-end: 3.25rem;
  }
  > button {
    position: absolute;
    inset: 1.75rem 0.125rem auto auto;
  }
`;

/** A password field, masked until the user shows it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Eye = shown ? EyeOffIcon : EyeIcon;
  return (
    <Frame>
      <TextField {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
        <Eye />
      </IconButton>
    </Frame>
  );
}
