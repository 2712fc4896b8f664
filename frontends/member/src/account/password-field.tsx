import { account } from '@aera/content/account';
import { PasswordField as Field, type PasswordFieldProps } from '@aera/ui';

/** The password, in the words of these pages. */
export const PasswordField = (props: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'>) => (
  <Field
    {...props}
    label={account.fields.password}
    showLabel={account.showPassword}
    hideLabel={account.hidePassword}
  />
);
