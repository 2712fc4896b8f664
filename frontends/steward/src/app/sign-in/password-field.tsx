import { PasswordField as Field, type PasswordFieldProps } from '@aera/ui';
import { signInWords } from './sign-in-copy.ts';

/** The password, in the words of this page. */
export const PasswordField = (props: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'>) => (
  <Field
    {...props}
    label={signInWords.password}
    showLabel={signInWords.showPassword}
    hideLabel={signInWords.hidePassword}
  />
);
