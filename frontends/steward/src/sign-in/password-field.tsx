import { EyeIcon, EyeOffIcon, IconButton, TextField, type TextFieldProps } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { signInWords } from './sign-in-words.ts';

/** The toggle stands in the field, at its lower edge: no hint or error follows below. */
const Frame = styled.div`
  position: relative;
  input {
    padding-inline-end: 3.25rem;
  }
  > button {
    position: absolute;
    inset: auto 0.125rem 0.0625rem auto;
  }
`;

/** A password, masked unless its owner wants to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'label' | 'type' | 'hint' | 'error'>) {
  const [shown, setShown] = useState(false);
  const Eye = shown ? EyeOffIcon : EyeIcon;
  return (
    <Frame>
      <TextField
        {...props}
        label={signInWords.password}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={shown ? signInWords.hidePassword : signInWords.showPassword}
        onClick={() => setShown(!shown)}
      >
        <Eye />
      </IconButton>
    </Frame>
  );
}
