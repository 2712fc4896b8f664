import { EyeIcon, EyeOffIcon, IconButton, TextField, type TextFieldProps } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { accountWords } from './account-words.ts';

/** The toggle stands in the field, whatever hint or error follows below: both are measured from the label's line. */
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

/** A password, masked unless its owner wants to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const [shown, setShown] = useState(false);
  const Eye = shown ? EyeOffIcon : EyeIcon;
  return (
    <Frame>
      <TextField
        {...props}
        label={accountWords.password}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={shown ? accountWords.hidePassword : accountWords.showPassword}
        onClick={() => setShown(!shown)}
      >
        <Eye />
      </IconButton>
    </Frame>
  );
}
