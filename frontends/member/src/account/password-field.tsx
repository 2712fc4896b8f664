import { PasswordField as Field, type PasswordFieldProps } from '@aera/ui';
import { accountWords } from './account-words.ts';

/** The password, in the words of this page. */
export const PasswordField = (props: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'>) => (
  <Field
    {...props}
    label={accountWords.password}
    showLabel={accountWords.showPassword}
    hideLabel={accountWords.hidePassword}
  />
);
