import { PasswordField as Field, type PasswordFieldProps } from '@aera/ui';

const maxLength = 200;

type Props = Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'> & { readonly label?: string };

export const PasswordField = ({ label = 'Password', ...props }: Props) => (
  <Field
    autoComplete="current-password"
    maxLength={maxLength}
    required
    {...props}
    label={label}
    showLabel={`Show ${label.toLowerCase()}`}
    hideLabel={`Hide ${label.toLowerCase()}`}
  />
);
