import { account } from '@aera/content/account';
import { PasswordField as Field, type PasswordFieldProps } from '@aera/ui';

type Props = Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'> & { readonly label?: string };

/** The password, in the words of these pages. */
export const PasswordField = ({ label = account.fields.password, ...props }: Props) => (
  <Field {...props} label={label} showLabel={account.showPassword} hideLabel={account.hidePassword} />
);
